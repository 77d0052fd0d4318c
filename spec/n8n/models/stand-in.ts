/**
 * Stands in for the providers of language models: it answers each call in the provider's own form
 * with what the example says for that node. Flow, example and node are known by the account's key.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { namesIn } from '../../../site/workflows/builder/build.ts'
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Given } from '../../../site/workflows/recipes/recipe.ts'
import type { Case } from '../case.ts'
import { answeredAs } from './forms.ts'
import type { Said } from './said.ts'
import { vectorsAs } from './vectors.ts'

export interface StandIn {
  readonly port: number
  close(): void
}

export const standInFor = (cases: readonly Case[]): Promise<StandIn> => {
  const given = givenTo(cases)
  const names = new Map(
    cases.map(({ id, template }) => [id, namesIn(template.recipe, template.language)]),
  )
  const calls = new Map<string, number>()
  const server = createServer((request, response) => {
    void answer(request, response, (key) => {
      const call = calls.get(key) ?? 0
      calls.set(key, call + 1)
      return named(saidIn(given.get(key), call), names.get(key.replace(/-\d+$/u, '')))
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          server.close()
          server.closeAllConnections()
        },
      }),
    )
  })
}

/** By the key of each model's account, which `dry` writes. */
const givenTo = (cases: readonly Case[]): ReadonlyMap<string, Given> =>
  new Map(
    cases.flatMap(({ id, template, example }) =>
      template.flow.nodes.flatMap(({ name }, at) => {
        const given = example.given.get(name)
        return given ? [[`${id}-${at}`, given] as const] : []
      }),
    ),
  )

const saidIn = (given: Given | undefined, call: number): Said => {
  if (given === undefined || Array.isArray(given)) return { fails: 'the example says nothing here' }
  if ('runs' in given) return saidIn(given.runs[Math.min(call, given.runs.length - 1)], 0)
  if ('fails' in given) return given
  if (!('says' in given)) return { fails: 'the example says nothing here' }
  const text = given.says[Math.min(call, given.says.length - 1)]
  return typeof text === 'string' ? calledIn(text) : { fails: 'the example says nothing here' }
}

/** A model that calls a tool says so as `{"tool": name, "with": {…}}`. */
const calledIn = (text: string): Said => {
  if (!text.startsWith('{"tool"')) return { text }
  const { tool, with: input = {} } = JSON.parse(text) as { tool: string; with?: JsonObject }
  return { tool, input }
}

/** Recipes name a tool as they name nodes; n8n makes its name of the node's. */
const named = (said: Said, names?: ReadonlyMap<string, string>): Said => {
  if (!('tool' in said)) return said
  const name = names?.get(said.tool) ?? said.tool
  return {
    ...said,
    tool: name
      .replaceAll(/[^\w-]+/giu, '_')
      .slice(0, 64)
      .replace(/[_-]+$/u, ''),
  }
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  next: (key: string) => Said,
): Promise<void> => {
  const asked = (await readJson(request).catch(() => ({}))) as JsonObject
  const path = request.url ?? ''
  const key = keyIn(request)
  const { status, type, body } = /embed/iu.test(path)
    ? vectorsAs(path, asked)
    : answeredAs(path, asked, next(key))
  response.writeHead(status, { 'content-type': type })
  response.end(body)
}

const keyIn = ({ headers, url }: IncomingMessage): string => {
  const one = (name: string): string => [headers[name]].flat()[0] ?? ''
  const bearer = one('authorization').replace(/^bearer\s+/iu, '')
  const inAddress = new URL(url ?? '', 'http://127.0.0.1').searchParams.get('key') ?? ''
  return bearer || one('x-api-key') || one('x-goog-api-key') || one('api-key') || inAddress
}
