/** Loops, pairing across nodes, services that fail, waits, nodes that are switched off. */
import type { FlowNode } from '../../../site/workflows/flow/flow.ts'
import { adding, at, type Case, ITEMS, several } from './case.ts'
import { holding } from './conditions.ts'

const SERVICE = { type: 'httpRequest', typeVersion: 4.3, ...at(100, 0) }
const SAME = "={{ $('Start').item.json.s }}"

const failing = (onError?: FlowNode['onError']): Case =>
  several(
    `a service that fails, ${onError ?? 'and nobody minds'}`,
    {
      Service: {
        ...SERVICE,
        parameters: { url: '=https://example.com/{{ $json.n }}' },
        ...(onError && { onError }),
      },
      Well: adding('ok', 'y', at(200, 0)),
      Badly: adding('bad', '={{ $json.error }} {{ $json.n }}', at(200, 100)),
    },
    ['Start > Service', 'Service > Well', 'Service.1 > Badly'],
    { Start: ITEMS, Service: { fails: 'service down' } },
  )

export const FLOWS: readonly Case[] = [
  several(
    'a loop',
    {
      Loop: {
        type: 'splitInBatches',
        typeVersion: 3,
        parameters: { batchSize: 2, options: {} },
        ...at(100, 0),
      },
      Step: adding(
        'by',
        "={{ $runIndex }}-{{ $('Start').item.json.n }}-{{ $('Loop').context.noItemsLeft }}",
        at(200, 100),
      ),
      Done: adding('end', SAME, at(200, -100)),
    },
    ['Start > Loop', 'Loop.1 > Step', 'Step > Loop', 'Loop > Done'],
    { Start: ITEMS },
  ),
  several(
    'a service, item by item',
    {
      Service: {
        ...SERVICE,
        parameters: {
          url: '=https://example.com/{{ $json.n }}',
          sendBody: true,
          specifyBody: 'json',
          jsonBody: '={{ { a: $json.s } }}',
        },
      },
      After: adding('was', SAME, at(200, 0)),
    },
    ['Start > Service', 'Service > After'],
    { Start: ITEMS, Service: [{ r: 1 }, { r: 2 }, { r: 3 }] },
  ),
  several(
    'a service that gives less than it gets',
    {
      Service: SERVICE,
      After: adding('was', SAME, { onError: 'continueRegularOutput', ...at(200, 0) }),
    },
    ['Start > Service', 'Service > After'],
    { Start: ITEMS, Service: [{ r: 1 }, { r: 2 }] },
  ),
  failing(),
  failing('continueRegularOutput'),
  failing('continueErrorOutput'),
  several(
    'all items in one, asked for one of them',
    {
      Gather: {
        type: 'aggregate',
        parameters: { aggregate: 'aggregateAllItemData' },
        ...at(100, 0),
      },
      After: adding('x', SAME, { onError: 'continueRegularOutput', ...at(200, 0) }),
    },
    ['Start > Gather', 'Gather > After'],
    { Start: ITEMS },
  ),
  several(
    'an end with words',
    {
      Stop: {
        type: 'stopAndError',
        parameters: { errorMessage: '=No {{ $json.s }}' },
        ...at(100, 0),
      },
    },
    ['Start > Stop'],
    { Start: ITEMS },
  ),
  several(
    'an end with an object',
    {
      Stop: {
        type: 'stopAndError',
        parameters: {
          errorType: 'errorObject',
          errorObject: '={{ JSON.stringify({ code: 4, message: "bad" }) }}',
        },
        ...at(100, 0),
      },
    },
    ['Start > Stop'],
    { Start: ITEMS },
  ),
  several(
    'a wait',
    {
      Wait: {
        type: 'wait',
        typeVersion: 1.1,
        parameters: { amount: 3, unit: 'days' },
        ...at(100, 0),
      },
      After: adding('x', SAME, at(200, 0)),
    },
    ['Start > Wait', 'Wait > After'],
    { Start: ITEMS },
  ),
  several(
    'a node that is switched off',
    {
      Off: adding('x', '1', { disabled: true, ...at(100, 0) }),
      After: adding('y', SAME, at(200, 0)),
    },
    ['Start > Off', 'Off > After'],
    { Start: ITEMS },
  ),
  several(
    'a node that goes on with nothing',
    {
      Filter: {
        type: 'filter',
        typeVersion: 2.3,
        alwaysOutputData: true,
        parameters: holding('={{ $json.n }}', { type: 'number', operation: 'gt' }, 99),
        ...at(100, 0),
      },
      After: adding('y', "={{ $json.n ?? 'none' }}", at(200, 0)),
    },
    ['Start > Filter', 'Filter > After'],
    { Start: ITEMS },
  ),
]
