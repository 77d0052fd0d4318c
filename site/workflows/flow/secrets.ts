/** What gives keys and passwords away that nobody should read. */

/** Keys that say by their form whose they are. */
export const KEY =
  /\b(?:sk-[\w-]{16,}|xox[abprs]-[\w-]{8,}|ghp_\w{20,}|github_pat_\w{20,}|AKIA[0-9A-Z]{12,}|AIza[\w-]{20,}|eyJ[\w-]{10,}\.[\w-]{10,})/u

/** Names under which a key or a password stands. */
export const SECRET_NAME = /^(?:password|apiKey|api_key|secret|token)$/iu
