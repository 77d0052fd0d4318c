/** Node as it is, with the oldest React that the package takes: no bundler, no style sheet. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createElement, version } from 'react'
import { renderToString } from 'react-dom/server'
import { Page } from './page.js'

mkdirSync('out')
const body = renderToString(createElement(Page))
writeFileSync('out/index.html', `<!doctype html><title>React ${version}</title>${body}`)
