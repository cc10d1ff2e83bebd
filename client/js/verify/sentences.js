/** What a verifier finds: codes with values, for programs and other languages, and the same in English. @module */

/**
 * What was found: a `code` of SENTENCES with its values. The `reason` of some is a finding too.
 * @typedef {{code: string, reason?: Finding} & {[value: string]: unknown}} Finding
 */

const SEALED = "kept back until the seed is out";

/** @type {{[code: string]: (found: any) => string}} */
export const SENTENCES = {
  // Lines of the file
  too_many_events: ({ most }) => `more than ${most} events`,
  not_text: () => "it is not text in UTF-8",
  not_json: ({ character }) => `no JSON of whole numbers at character ${character}`,
  not_unicode: () => "a string is not Unicode",
  too_deep: () => "nested too deeply",
  name_twice: ({ name }) => `the name ${JSON.stringify(name)} occurs twice in an object`,
  not_an_object: () => "it is not an object",
  field_missing: ({ field }) => `it has no field ${field}`,
  field_malformed: ({ field }) => `its field ${field} has another form`,
  field_unknown: ({ field }) => `it has an unknown field ${field}`,
  said_by_service: ({ text }) => text,
  line: ({ line, reason }) => `line ${line}: ${sentence(reason)}`,
  // The check `versions`
  unreadable: ({ reason }) => `the event cannot be read: ${sentence(reason)}`,
  other_version: ({ found, expected }) => `version ${found} stands where ${expected} should`,
  other_beginning: ({ type, at }) => `${type} at version ${at}`,
  other_match: () => "the header names another match or game than the record",
  other_length: ({ stated, found }) => `the header says ${stated} events, there are ${found}`,
  no_event: () => "there is no event",
  other_head: () => "the last event has another hash than the header says",
  // The check `chain`
  other_hash: () => "the hash does not follow from the event and the hash before it",
  // The check `seed`
  seed_sealed: () => SEALED,
  other_seed: () => "the seed is not the one that was committed to",
  // The check `draws`
  rewind_to_nothing: () => "it goes back to no earlier version",
  draws_sealed: () => `draws are ${SEALED}`,
  draws_malformed: () => "the draws do not have the form of draws",
  draws_without_seed: () => `the seed is ${SEALED}`,
  draws_by_other_seed: () => "the seed is not known",
  other_draw: ({ number, of, was, given }) => `draw ${number} among ${of} was ${was}; the seed gives ${given}`,
  // The check `seals`
  seal_closed: ({ pointer }) => `${pointer} is ${SEALED}`,
  seal_kept_back: ({ pointer }) => `${pointer} is kept back though the seed is known`,
  other_nonce: ({ pointer }) => `the nonce of ${pointer} is not the one the seed gives`,
  other_value: ({ pointer }) => `${pointer} does not hold what was sealed`,
  // The check `receipt`
  receipt_found: ({ at }) => `the receipt is the hash of version ${at}`,
  receipt_not_found: () => "no event has the hash of the receipt: this is not the record it was given for",
  other_receipt: ({ at }) => `version ${at} has another hash than its receipt: this is not the record it was given for`,
  ends_before_receipt: ({ at }) => `there is a receipt of version ${at}: the record was cut off before`,
  earlier_than_receipt: ({ at }) =>
    `there is a receipt of version ${at}: the file was written before that, or cut off`,
  // The check `log`
  log_included: (found) => `included: leaf ${found.leaf} under ${checkpoint(found)}`,
  log_included_unsigned: (found) => `included: leaf ${found.leaf} under ${checkpoint(found)}`,
  log_included_up_to: (found) =>
    `not yet: included up to version ${found.version} of ${found.last}, under ${checkpoint(found)}`,
  log_no_proof: () => "not yet: there is no proof that the head of this record is in the log",
  log_other_match: ({ match }) => `not yet: the proof is of match ${match}`,
  log_other_version: ({ version }) => `not yet: the proof is of version ${version}, which is not in this file`,
  log_other_size: ({ size }) => `not yet: ask for the proof with size=${size}`,
  log_other_log: ({ origin, kept }) => `not yet: the proof is of the log ${origin}, and the checkpoint of ${kept}`,
  log_restarted: ({ origin, kept }) => `not yet: the log was restarted as ${origin} since the checkpoint of ${kept}`,
  log_later: (found) => `not yet: logged after ${checkpoint(found)}`,
  log_imported: (found) => `not yet: the service says that it was imported after ${checkpoint(found)}`,
  log_bad_key: () => "not yet: the key given is not a public key of a log",
  log_bad_checkpoint: () => "not yet: the checkpoint cannot be read",
  log_not_signed: () => "not yet: the checkpoint was not signed by the key given",
  log_no_ed25519: () => "not yet: Ed25519 signatures cannot be checked here",
  log_other_head: (found) =>
    `contradicted: leaf ${found.leaf} is another head than this record has, by ${checkpoint(found)}`,
  log_too_late: (found) =>
    `contradicted: version ${found.version} is of ${found.happened}, and was logged only after ${checkpoint(found)}`,
  log_longer: (found) =>
    `contradicted: the log has version ${found.version}, and this record ends with ${found.last}, by ${checkpoint(found)}`,
};

/** @param {{at: string, size: number, signed: boolean}} found @returns {string} */
function checkpoint({ at, size, signed }) {
  const unsigned = signed ? "" : ", whose signature was not checked for want of a key";
  return `the checkpoint of ${at} with ${size} leaves${unsigned}`;
}

/** @param {Finding} finding @returns {string} in English */
export function sentence(finding) {
  return SENTENCES[finding.code](finding);
}

/** Thrown where text cannot be read; `finding` says why. */
export class Unreadable extends Error {
  /** @param {Finding} finding */
  constructor(finding) {
    super(sentence(finding));
    this.finding = finding;
  }
}
