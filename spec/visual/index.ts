/** `npm run visual`, in a process of its own. */
import { visual } from './command.ts'

process.exitCode = await visual(process.argv.slice(2))
