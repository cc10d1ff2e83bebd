/** The lobby: find a match, create one, join, watch. */

import { header } from "./header.js";
import { words } from "./words.js";

const say = await words();
document.body.prepend(header(say));
