#!/usr/bin/env node
/** `npm run visual`, elsewhere `opale-visual`, in a process of its own. */
import process from 'node:process'
import { visual } from './command.ts'

process.exitCode = await visual(process.argv.slice(2))
