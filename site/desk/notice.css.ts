import { styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '#ui/theme/contract.css'

const { color } = vars

const soft = (ink: string, ground: string) => ({
  display: 'flex',
  gap: fixed.space[10],
  alignItems: 'center',
  padding: `${fixed.space[10]} ${fixed.space[16]}`,
  borderRadius: fixed.radius.s,
  background: ground,
  color: ink,
  fontSize: fixed.type.s.size,
  lineHeight: fixed.type.s.line,
})

export const look = styleVariants({
  done: soft(color.success, color.successSoft),
  problem: soft(color.danger, color.dangerSoft),
})
