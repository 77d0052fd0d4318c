import { useState, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Drawer } from '#ui/drawer'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { Analytics } from '../../ports/analytics/analytics.ts'
import type { PageData } from '../../routes/page-data.ts'
import { addressOf, INBOX } from '../../desk/addresses.ts'
import { WORDS as DIAGNOSTICS } from '../diagnostics-words.ts'
import { Errors } from './errors.tsx'
import { Counters } from './counters.tsx'
import { EventLog } from './event-log.tsx'
import { Options } from './options.tsx'
import * as css from './panel.css.ts'
import { SeoFacts } from './seo-facts.tsx'
import { Stored } from './stored.tsx'
import { useVisitor } from '../use-visitor.ts'
import { WORDS } from './words.ts'

export interface AdminProps {
  readonly page: PageData
  readonly analytics: Analytics
}

/** [6.0.2] [6.0.3] What whoever looks after the site sees over any page. */
export default function AdminPanel({ page, analytics }: AdminProps): ReactElement | null {
  const words = useWordsOf(WORDS)
  const { fate } = useWordsOf(DIAGNOSTICS)
  const { unread } = useVisitor()
  const { language } = page
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={css.opener}>
        <Button size="s" variant="line" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <Drawer
        side="start"
        title={words.title}
        closeLabel={words.close}
        open={open}
        onOpenChange={setOpen}
      >
        {/* Looked up only while it is open. */}
        {open && (
          <div className={css.lists}>
            <ButtonLink variant="line" href={addressOf(INBOX, language)} target="_self">
              {words.area(unread)}
            </ButtonLink>
            <Disclosure variant="row" level={3} title={words.options} defaultOpen>
              <Options />
            </Disclosure>
            <Disclosure variant="row" level={3} title={words.counters} defaultOpen>
              <Counters language={page.language} />
            </Disclosure>
            <Disclosure variant="row" level={3} title={words.errors}>
              <Errors />
            </Disclosure>
            <Disclosure variant="row" level={3} title={words.events}>
              <EventLog analytics={analytics} empty={words.none} fates={fate} />
            </Disclosure>
            <Disclosure variant="row" level={3} title={words.stored}>
              <Stored />
            </Disclosure>
            <Disclosure variant="row" level={3} title={words.seo}>
              <SeoFacts page={page} />
            </Disclosure>
          </div>
        )}
      </Drawer>
    </>
  )
}
