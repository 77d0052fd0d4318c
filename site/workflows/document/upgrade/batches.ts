import type { Flow, FlowNode } from '../../flow/flow.ts'
import type { FlowLink } from '../command.ts'
import { linksIn } from '../links.ts'
import type { Upgraded } from './upgraded.ts'

/** The third version only has its two outputs the other way round: done first, then the loop. */
export const batches = (node: FlowNode, flow: Flow): Upgraded | undefined => {
  if (node.typeVersion !== 2 || node.onError === 'continueErrorOutput') return undefined
  const links = linksIn(flow).filter(({ from, kind }) => kind === 'main' && from.node === node.name)
  if (links.some(({ from }) => from.at > 1)) return undefined
  return {
    version: 3,
    parameters: node.parameters,
    also: [
      ...links.map((link) => ({ do: 'unlink', link }) as const),
      ...links.map((link) => ({ do: 'link', link: turned(link) }) as const),
    ],
  }
}

const turned = (link: FlowLink): FlowLink => ({
  ...link,
  from: { ...link.from, at: 1 - link.from.at },
})
