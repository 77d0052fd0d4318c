import { createContext, useContext, useId, useMemo, type ReactElement } from 'react'
import { useOpen, type Openable, type OpenState } from '../openable/index.ts'
import { join, merge, type Attributes } from '../render/index.ts'
import * as css from './tooltip.css.ts'
import { useTipArea } from './use-tip-area.ts'

export interface TooltipRootProps extends Openable, Attributes<'span'> {}

interface TooltipState extends OpenState {
  /** Of the tip. */
  id: string
}

const TooltipContext = createContext<TooltipState | undefined>(undefined)

/** The area of a control and of its tip. */
export function Root(props: TooltipRootProps): ReactElement {
  const { open, defaultOpen, onOpenChange, className, ...rest } = props
  const { open: shown, asked, ask } = useOpen({ open, defaultOpen, onOpenChange })
  const id = useId()
  const state = useMemo(() => ({ open: shown, asked, ask, id }), [shown, asked, ask, id])
  const area = useTipArea(state)
  return (
    <TooltipContext value={state}>
      <span className={join(css.area, className)} {...merge(area, rest)} />
    </TooltipContext>
  )
}

export const useTooltip = (): TooltipState => {
  const state = useContext(TooltipContext)
  if (!state) throw new Error('a part of a tooltip stands outside of its Root')
  return state
}
