import { useEffect } from 'react'
import { useWordsOf } from '../../i18n/use-words.ts'
import { say } from '../../ports/say.ts'
import { WORDS } from './words.ts'

/** [3.4.1] What happens on any page, and that the page itself does not show: it is said. */
export const useOccasions = (): void => {
  const { messages } = useWordsOf(WORDS)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('offline', () => say(messages.offline, 'warning'), { signal })
    addEventListener('online', () => say(messages.online, 'success'), { signal })
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[download]')
        if (link) say(messages.saved(link.download || link.pathname.split('/').at(-1)!))
      },
      { signal },
    )
    return () => stop.abort()
  }, [messages])
}
