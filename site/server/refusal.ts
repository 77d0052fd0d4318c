import { NOTHING, securityHeaders } from './security.ts'

/** What the server says when it has no page to say it with. */
export const REFUSALS = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
} as const
export type Refusal = keyof typeof REFUSALS

export const refusalText = (status: Refusal): string => `${status} ${REFUSALS[status]}\n`

/** A short plain answer with everything that protects it. */
export const refuse = (status: Refusal, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(refusalText(status), { status, headers: { ...refusalHeaders(status), ...headers } })

export const refusalHeaders = (status: Refusal): Record<string, string> => ({
  ...securityHeaders(PLAIN),
  'content-security-policy': NOTHING,
  'content-type': PLAIN,
  'content-length': String(refusalText(status).length),
  'cache-control': 'no-store',
})

const PLAIN = 'text/plain; charset=utf-8'
