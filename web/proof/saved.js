/** The proof as a file of its own: its texts are in the page, and there is no service. */

import { byId } from "../elements.js";
import { headerOfFile } from "../header.js";
import { language, speaker } from "../words.js";
import { ProofRoom } from "./room.js";

const say = speaker(JSON.parse(byId("words").textContent ?? "{}")[language]);
document.title = `${say("proof")} – Strata`;
document.body.append(headerOfFile(say), new ProofRoom(say).element);
