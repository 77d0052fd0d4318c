import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Form, FormActions } from '#ui/form'
import { Heading } from '#ui/heading'
import { Input } from '#ui/input'
import { useWordsOf } from '../i18n/use-words.ts'
import { DOOR } from './addresses.ts'
import * as css from './door.css.ts'
import { WORDS } from './door-words.ts'
import { useAddress } from './use-address.ts'

export interface DoorProps {
  readonly email?: string | undefined
  /** Whether a password alone is not enough. */
  readonly asksCode: boolean
}

/** Where the owner signs in. */
export function Door({ email, asksCode }: DoorProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <div className={css.door}>
      <Heading level={1} size="t4">
        {words.title}
      </Heading>
      <Form method="post" action={address(DOOR)}>
        <Field id="email" label={words.email} required>
          <Input name="email" type="email" autoComplete="username" defaultValue={email} />
        </Field>
        <Field id="password" label={words.password} required>
          <Input name="password" type="password" autoComplete="current-password" />
        </Field>
        {asksCode && (
          <Field id="code" label={words.code} help={words.codeHelp} required>
            <Input name="code" autoComplete="one-time-code" maxLength={40} />
          </Field>
        )}
        <FormActions>
          <Button type="submit" variant="solid">
            {words.enter}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
