import { STATUS_TEXT } from '../error-response.ts'

/** What a program is told of an error (RFC 9457); `detail` is for a person to read. */
export interface Problem {
  readonly status: number
  readonly title?: string
  readonly detail?: string
}

export const problem = (
  status: number,
  { detail, headers = {} }: { detail?: string; headers?: Readonly<Record<string, string>> } = {},
): Response => {
  const [, title] = Object.entries(STATUS_TEXT).find(([code]) => Number(code) === status) ?? []
  const body: Problem = { status, ...(title && { title }), ...(detail && { detail }) }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
}
