/** Asks another server. */
export const ask = (
  request: Request | string,
  init?: Omit<RequestInit, 'body'> & { readonly body?: string },
): Promise<Response> => fetch(request, init)
