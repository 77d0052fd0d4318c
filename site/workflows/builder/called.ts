import type { JsonObject } from '../flow/flow.ts'

/** Nodes that wait for a call from outside have an address of their own. */
export const isCalled = (type: string, { operation }: JsonObject): boolean =>
  /\.(?:webhook|formTrigger|form|chatTrigger|wait)$/u.test(type) || operation === 'sendAndWait'
