/** The service that these pages came from, in the reader's language. */

import { Strata } from "/strata.js";
import { keepReceipt } from "./receipts.js";
import { language } from "./words.js";

/** How long a page keeps trying while the service is away, in seconds: as long as anybody leaves it open. */
const DAY = 86_400;

export const strata = new Strata(new URL("/", import.meta.url).origin, {
  language,
  patience: DAY,
  onReceipt: keepReceipt,
});
