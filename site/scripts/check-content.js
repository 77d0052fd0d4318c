/** `npm run check` and the build: what authors wrote, every problem on a line of its own. */
import process from 'node:process'
import { createServer } from 'vite'

// As the dev server reads it: nothing is bundled, and what no page needs is not looked at.
const server = await createServer({
  mode: 'check',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { checkAll, problemLine } = await server.ssrLoadModule('/site/prerender/check.ts')
  const problems = checkAll()
  for (const problem of problems) console.error(problemLine(problem))
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await server.close()
}
