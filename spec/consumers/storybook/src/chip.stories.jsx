import { Chip } from './chip.jsx'

export default { component: Chip, args: { children: 'New' } }

export const Plain = {}

/** It would be another picture each time, if time and chance went on. */
export const Changing = {
  render: () => (
    <Chip>
      {new Date().toISOString()} {Math.random()}
    </Chip>
  ),
}
