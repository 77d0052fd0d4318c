/** What is wrong with a diagram's data, or the diagram that it is. */
import { diagramSchema, type Diagram } from '../../content/diagram.ts'
import { missing } from '../../content/missing.ts'

export type Checked =
  | { readonly diagram: Diagram; readonly wrong?: undefined }
  | { readonly diagram?: undefined; readonly wrong: readonly string[] }

export const check = (written: unknown): Checked => {
  const { success, data, error } = diagramSchema.safeParse(written)
  if (!success)
    return { wrong: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) }
  const wrong = [...unknownNames(data), ...badPaths(data)]
  return wrong.length > 0 ? { wrong } : { diagram: data }
}

const unknownNames = ({ nodes, groups = {}, edges }: Diagram): readonly string[] => [
  ...Object.entries(nodes).flatMap(([id, { group }]) =>
    group === undefined || Object.hasOwn(groups, group)
      ? []
      : [`nodes.${id}.group: ${missing('group', group, Object.keys(groups))}`],
  ),
  ...Object.keys(groups)
    .filter((id) => !Object.values(nodes).some(({ group }) => group === id))
    .map((id) => `groups.${id} has no node: give one { group: '${id}' }, or take the group out`),
  ...edges.flatMap(({ from, to }, index) =>
    [from, to]
      .filter((id) => !Object.hasOwn(nodes, id))
      .map((id) => `edges.${index}: ${missing('node', id, Object.keys(nodes))}`),
  ),
]

const badPaths = ({ nodes, edges }: Diagram): readonly string[] => [
  ...edges.flatMap(({ from, to }, index) =>
    from === to ? [`edges.${index} leads from « ${from} » to itself: name another node`] : [],
  ),
  ...edges.flatMap(({ from, to }, index) => {
    const first = edges.findIndex((edge) => edge.from === from && edge.to === to)
    return first < index ? [`edges.${index} is edges.${first} again: keep one of them`] : []
  }),
  ...Object.keys(nodes)
    .filter((id) => !edges.some(({ from, to }) => from === id || to === id))
    .map((id) => `nodes.${id} is on no edge: lead one to it, or take the node out`),
  ...(edges.filter(({ loop }) => loop).length > 1 ? ['edges: more than one has a loop'] : []),
]
