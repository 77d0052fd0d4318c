/** The project's own build with `GENERATED` pages more. */
import { defineConfig, mergeConfig } from 'vite'
import project from '../../../vite.config.ts'
import { manyPages } from './plugin.ts'

export default defineConfig((env) =>
  mergeConfig(project(env), { plugins: [manyPages(Number(process.env['GENERATED']))] }),
)
