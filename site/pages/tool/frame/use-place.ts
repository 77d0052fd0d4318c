import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { holdsAnswers } from './link.ts'

/** Where one is in a tool: each place is an entry of the history, so that back leads back. */
export type Place =
  | { readonly at: 'start' }
  | { readonly at: 'question'; readonly id: string }
  | { readonly at: 'result' }
  /** What somebody else sent: only to be read. */
  | { readonly at: 'shared'; readonly hash: string }

export const usePlace = (): readonly [place: Place, go: (to: Place, replace?: boolean) => void] => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const go = useCallback(
    (to: Place, replace = false) =>
      void navigate(
        { pathname, search, hash: to.at === 'shared' ? to.hash : '' },
        { replace, state: to.at === 'start' || to.at === 'shared' ? null : { tool: to } },
      ),
    [navigate, pathname, search],
  )
  return [placeOf(hash, state), go]
}

/** @param state what the history's entry holds, which may be anything */
const placeOf = (hash: string, state: unknown): Place => {
  if (holdsAnswers(hash)) return { at: 'shared', hash }
  const { tool } = (state ?? {}) as { readonly tool?: Partial<Record<'at' | 'id', unknown>> }
  if (tool?.at === 'result') return { at: 'result' }
  return tool?.at === 'question' && typeof tool.id === 'string'
    ? { at: 'question', id: tool.id }
    : { at: 'start' }
}
