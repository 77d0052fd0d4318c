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
  readonly template: Pick<TemplateData, 'file' | 'studio'>
  readonly words: Words
}

/** Taken along by the clipboard, as a file or by an address that n8n imports; or opened here. */
export function Actions({ template, words }: ActionsProps): ReactElement {
  const { file, studio } = template
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
      <ButtonLink href={studio}>{words.studio}</ButtonLink>
      <div className={css.byAddress}>
        <Disclosure title={words.byAddress}>
          <p>{words.byAddressHow}</p>
          <code className={css.address}>{file.address}</code>
        </Disclosure>
      </div>
    </>
  )
}
