/** `npm run build`: the whole site into `dist/`; `--config` names another configuration of the bundler. */
import { parseArgs } from 'node:util'
import { buildSite } from './build-site.js'
import { main } from './project.js'

await main(() => {
  const { values } = parseArgs({ options: { config: { type: 'string' } } })
  return buildSite(values)
})
