import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Rows } from '#ui/rows'
import { Link } from '#ui/link'
import type { LayoutData } from '../../layout/layout-data.ts'
import type { PageWords } from './page-words.ts'

interface DirectProps extends Pick<LayoutData, 'owner' | 'card'> {
  readonly words: PageWords['direct']
}

/** [2.3.78] Ways around the form. */
export function Direct({ words, owner, card }: DirectProps): ReactElement {
  const [said, setSaid] = useState<'copy' | 'copied' | 'failed'>('copy')
  const copy = () => {
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(owner.email))
      .then(
        () => setSaid('copied'),
        () => setSaid('failed'),
      )
  }
  return (
    <Rows
      layout="lines"
      rows={[
        owner.sample
          ? { icon: 'chat', title: words.email, text: words.none }
          : {
              icon: 'chat',
              title: words.email,
              text: <Link href={`mailto:${owner.email}`}>{owner.email}</Link>,
              action: (
                <Button size="s" variant="ghost" onClick={copy}>
                  <output>{words[said]}</output>
                </Button>
              ),
            },
        { icon: 'clock', title: words.phone, text: words.phoneText },
        {
          icon: 'user',
          title: words.card,
          text: card.hint,
          action: <Link href={card.href}>{words.open}</Link>,
        },
      ]}
    />
  )
}
