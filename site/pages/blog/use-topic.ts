import { useLocation, useNavigate } from 'react-router-dom'
import type { Topic } from '../../content/topics.ts'
import { useHydrated } from '../../router/use-hydrated.ts'
import { TOPIC_NAME } from './topic-name.ts'

/** The subject that one chose to read about, which the address says: `?topic=…`. */
export const useTopic = (
  topics: readonly { readonly id: Topic }[],
): readonly [Topic | undefined, (topic: Topic | undefined) => void] => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // The prerendered page shows all: what the address asks for comes right after.
  const hydrated = useHydrated()
  const query = new URLSearchParams(search)
  const named = hydrated ? query.get(TOPIC_NAME) : undefined
  const choose = (topic: Topic | undefined) => {
    if (topic === undefined) query.delete(TOPIC_NAME)
    else query.set(TOPIC_NAME, topic)
    void navigate({ pathname, search: query.toString(), hash }, { replace: true })
  }
  return [topics.find(({ id }) => id === named)?.id, choose]
}
