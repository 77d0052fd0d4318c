/** Where bare Hono writes a message down before it answers. */
export const KEPT = '/kept'
