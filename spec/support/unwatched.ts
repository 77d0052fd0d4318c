/**
 * What compiles the styles has a server of its own, which reads this beside the configuration's
 * plugins and would watch every file of the project: ten seconds of a processor where tests run once.
 */
export const UNWATCHED = process.argv.includes('run') ? { server: { watch: null } } : {}
