import { NOTHING, securityHeaders } from './security-headers.ts'

/** Statuses that the server answers with by itself, and what they are called. */
export const STATUS_TEXT = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const
export type ErrorStatus = keyof typeof STATUS_TEXT

export const errorText = (status: ErrorStatus): string => `${status} ${STATUS_TEXT[status]}\n`

/** A short plain answer with everything that protects it, where there is no page to say it with. */
export const errorResponse = (
  status: ErrorStatus,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(errorText(status), { status, headers: { ...errorHeaders(status), ...headers } })

export const errorHeaders = (status: ErrorStatus): Record<string, string> => ({
  ...securityHeaders(PLAIN),
  'content-security-policy': NOTHING,
  'content-type': PLAIN,
  'content-length': String(errorText(status).length),
  'cache-control': 'no-store',
})

const PLAIN = 'text/plain; charset=utf-8'
