/** XML read and written. */
import type { JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Small } from '../run-small-flow.ts'
import { type Case, ITEMS, oneNode } from './case.ts'

const READ = [
  '<?xml version="1.0"?><order id="7"><line sku="a">One</line><line sku="b">Two &amp; three</line></order>',
  '<a><b/><c></c><d> x </d><e>\n</e></a>',
  '<a x="1">words</a>',
  '<a>before<b>in</b>after</a>',
  '<a><![CDATA[<raw> & ]]></a>',
  '<a><!-- no --><b>&#233;&#xe9;&lt;</b></a>',
  '<a><b>1</b><b>2</b><b><c>3</c></b></a>',
  '<ns:a xmlns:ns="u"><ns:b ns:k="v">1</ns:b></ns:a>',
  '<a/>',
  '<rss version="2.0"><channel><title>T</title>\n  <item><title>1</title></item>\n  <item><title>2</title></item>\n</channel></rss>',
]

const WRITTEN: readonly JsonObject[] = [
  ...ITEMS,
  { a: 1 },
  { root: { a: 'x < y & z', b: [1, 2], c: null, d: '', e: true, f: {} } },
  { order: { $: { id: 7 }, line: [{ $: { sku: 'a' }, _: 'One' }, 'Two'] } },
  {},
]

const xml = (
  name: string,
  parameters: JsonObject,
  items: readonly JsonObject[],
  rest: Small = {},
) => oneNode(`xml ${name}`, { type: 'xml', parameters, ...rest }, items)

export const XML: readonly Case[] = [
  ...READ.map((data) => xml(`read ${data}`, {}, [{ data }])),
  ...WRITTEN.map((json) => xml(`written ${JSON.stringify(json)}`, { mode: 'jsonToxml' }, [json])),
  xml('read from a field that is not there', { dataPropertyName: 'none' }, [{ data: '<a/>' }]),
  xml('read, going on', { dataPropertyName: 'none' }, [{ data: '<a/>' }], {
    onError: 'continueRegularOutput',
  }),
  xml('read words alone', {}, [{ data: 'Hello' }]),
  xml('read words before a tag', {}, [{ data: ' \n  x <a/>' }]),
  xml('read words alone, going on', {}, [{ data: 'Hello' }, { data: '<a/>' }], {
    onError: 'continueRegularOutput',
    alwaysOutputData: true,
  }),
  xml('written, many', { mode: 'jsonToxml', dataPropertyName: 'doc' }, ITEMS),
]
