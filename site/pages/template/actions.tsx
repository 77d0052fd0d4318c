import { useState, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Icon } from '#ui/icon'
import type { TemplateData } from '../../routes/template/template-data.ts'
import { say } from '../../ports/say.ts'
import { copyFile } from '../../ports/template-files.ts'
import { scripted } from '../parts/scripted.css.ts'
import * as css from './template.css.ts'
import type { Words } from './words.ts'

interface ActionsProps {
  readonly file: TemplateData['file']
  readonly words: Words
}

/** The three ways to take a template along: the clipboard, a file, an address that n8n imports. */
export function Actions({ file, words }: ActionsProps): ReactElement {
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    const copied = await copyFile(file.href)
    setBusy(false)
    say(copied ? words.copied : words.notCopied, copied ? 'success' : 'warning')
  }
  return (
    <>
      <span className={scripted}>
        <Button variant="solid" busy={busy} onClick={() => void copy()}>
          <Icon name="layers" size={16} />
          {words.copy}
        </Button>
      </span>
      <ButtonLink href={file.href} download={file.name}>
        {words.download(Math.max(1, Math.round(file.bytes / 1024)))}
      </ButtonLink>
      <div className={css.byAddress}>
        <Disclosure title={words.byAddress}>
          <p>{words.byAddressHow}</p>
          <code className={css.address}>{file.address}</code>
        </Disclosure>
      </div>
    </>
  )
}
