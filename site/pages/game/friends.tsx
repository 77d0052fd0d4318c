import { useState, type FormEvent, type ReactElement } from 'react'
import type { Snapshot } from '#engine'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { ruled } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { BoardProps } from './board-props.ts'
import { cardOf, readCard } from './card.ts'
import * as css from './game.css.ts'

interface FriendsProps extends Pick<BoardProps, 'words' | 'onSend'> {
  readonly snapshot: Snapshot<'A'>
}

/** [3.1.17] [4.1.37] Friends are met by their cards, and a child has one of them for a parent. */
export function Friends({ snapshot, words, onSend }: FriendsProps): ReactElement {
  const { social, genetics } = snapshot.pet
  const say = words.friends
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(cardOf(genetics)).then(() => setCopied(true))
  return (
    <Stack gap={5}>
      <div className={css.line}>
        <div>
          <Text strong>{say.card}</Text>
          <Text tone="muted" size="s">
            {say.cardHelp}
          </Text>
          <p className={css.code}>{cardOf(genetics)}</p>
        </div>
        <Inline>
          <Button size="s" onClick={copy}>
            {say.copy}
          </Button>
          <output>{copied && say.copied}</output>
        </Inline>
      </div>
      {social.friends.length === 0 ? (
        <Text tone="muted">{say.none}</Text>
      ) : (
        <ul className={ruled}>
          {social.friends.map(({ id, name, addedDate }) => {
            const card = readCard(String(id))
            return (
              <li key={id} className={css.line}>
                <div>
                  <Text strong>{name}</Text>
                  <Text tone="muted" size="s">
                    {say.since(addedDate)}
                  </Text>
                </div>
                {card && (
                  <Button
                    size="s"
                    aria-label={say.breedLabel(name)}
                    onClick={() => onSend({ type: 'breed', with: card })}
                  >
                    {say.breed}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <AddFriend words={words} onSend={onSend} />
    </Stack>
  )
}

/** The card is also what tells one friend from another [5.0.3]. */
function AddFriend({ words, onSend }: Pick<FriendsProps, 'words' | 'onSend'>): ReactElement {
  const say = words.friends
  const [wrong, setWrong] = useState<{ name?: string; code?: string }>({})
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const name = textOf(data, 'name').trim()
    const genome = readCard(textOf(data, 'code'))
    setWrong({
      ...(name === '' && { name: say.nameMissing }),
      ...(!genome && { code: say.codeWrong }),
    })
    if (name === '' || !genome) return
    onSend({ type: 'add-friend', id: cardOf(genome), name })
    form.reset()
  }
  return (
    <form onSubmit={add} noValidate>
      <Stack gap={4}>
        <Field id="friend-name" label={say.name} error={wrong.name}>
          <Input name="name" autoComplete="off" maxLength={40} />
        </Field>
        <Field id="friend-card" label={say.code} help={say.codeHelp} error={wrong.code}>
          <Input name="code" autoComplete="off" spellCheck={false} />
        </Field>
        <Inline>
          <Button type="submit" size="s">
            {say.add}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

const textOf = (data: FormData, field: string): string => {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}
