/** The table of a match. */

import "./board.js";
import { header } from "./header.js";
import { words } from "./words.js";

const say = await words();
document.body.prepend(header(say));
