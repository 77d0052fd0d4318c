/** The visual review as an add-on of Storybook: what `.storybook/main.ts` names in its `addons`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { PATH, reviewHandler } from './endpoint.ts'
import { projectIn } from './settings.ts'

export type { Settings } from './settings.ts'

/** As much of Storybook's dev server as is used here. */
export interface DevServer {
  use(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown
}

/** Storybook asks for it by this name: the panel, the row of the sidebar and the marks of stories. */
export const managerEntries = (others: readonly string[] = []): readonly string[] => [
  ...others,
  join(import.meta.dirname, `panel/manager${OWN === '.ts' ? '.tsx' : OWN}`),
]
const OWN = extname(import.meta.filename)

export const previewAnnotations = (others: readonly string[] = []): readonly string[] => [
  ...others,
  join(import.meta.dirname, `preview${OWN}`),
]

/** And for this, with the server that shows stories while one works on them. */
export const experimental_devServer = <Server extends DevServer>(
  server: Server,
  { configDir }: { readonly configDir: string },
): Server => {
  server.use(PATH, reviewHandler(projectIn(configDir)))
  return server
}
