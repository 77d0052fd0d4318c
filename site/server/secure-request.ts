/** Whether the visitor came by https: to us, or to the proxy that says so and is believed. */
export const isSecure = (request: Request, trustProxy: boolean): boolean => {
  const [forwarded = ''] = (request.headers.get('x-forwarded-proto') ?? '').split(',', 1)
  return (trustProxy ? forwarded.trim() : new URL(request.url).protocol.slice(0, -1)) === 'https'
}
