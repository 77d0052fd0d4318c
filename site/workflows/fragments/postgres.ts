/** What PostgreSQL's node hands on when a query fails. */

/**
 * Why, as an expression without its braces: the node puts the message beside its error. Another
 * node's error is a text, and what stands beside it came in.
 */
export const CAUSE =
  "(typeof $json.error === 'string' ? $json.error : ($json.error?.message ?? $json.message ?? $json.error?.description ?? 'PostgreSQL'))"
