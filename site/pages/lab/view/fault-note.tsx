import type { ReactElement } from 'react'
import { IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import { usePart, useTools } from './context.ts'
import * as css from './workbench.css.ts'
import { faultText } from './wording.ts'

/** Why a link or a file was not opened. */
export function FaultNote(): ReactElement {
  const { lab, words, number } = useTools()
  const fault = usePart('fault')
  return (
    <div role="alert">
      {fault && (
        <div className={css.fault}>
          <Icon name="alert" size={24} />
          <div>
            <strong>{words.fault.title}</strong>
            <p>{faultText(fault, words, number)}</p>
          </div>
          <IconButton label={words.fault.close} onClick={() => lab.fail(undefined)}>
            <Icon name="x" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
