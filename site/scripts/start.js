/** `npm start`: installs and builds what is missing, then serves the site. */
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build-if-stale.js'
import { SERVER } from './build-site.js'
import { main } from './project.js'
import { setUp } from './set-up.js'

await main(async () => {
  await setUp()
  await buildIfStale()
  // In this very process, so that a signal to stop reaches the server.
  await import(pathToFileURL(SERVER).href)
})
