/** Stands in n8n for a store of vectors: whatever is searched, it finds what the example says. */
const { createRequire } = require('node:module')

const ofN8n = createRequire(process.argv[1])

class Store {
  description = {
    displayName: 'Store',
    name: 'store',
    group: ['transform'],
    version: 1,
    description: 'Finds what an example says',
    defaults: { name: 'Store' },
    inputs: [],
    outputs: ['ai_vectorStore'],
    properties: [{ displayName: 'Plan', name: 'plan', type: 'string', default: '{}' }],
  }

  async supplyData() {
    const plan = JSON.parse(this.getNode().parameters.plan)
    const found = (query) => {
      const { index } = this.addInputData('ai_vectorStore', [[{ json: { query } }]])
      const [answer] = plan.given ?? [{ fails: 'the example gives it nothing' }]
      if (answer.fails !== undefined) {
        const error = new Error(answer.fails)
        this.addOutputData('ai_vectorStore', index, error)
        throw error
      }
      const items = answer.items.map(({ json }) => ({ json }))
      this.addOutputData('ai_vectorStore', index, [items])
      return items.map(({ json }) => documentOf(json))
    }
    return { response: storeOf(found) }
  }
}

/** As nodes of stores give it: `{ document: { pageContent, metadata }, score }`, or the document alone. */
const documentOf = ({ document, score = 1, ...rest }) => {
  const { pageContent = '', metadata = {} } = document ?? rest
  return [{ pageContent, metadata }, score]
}

/** Nodes look whether it is a store of their library's. */
const storeOf = (found) => {
  const { VectorStore } = ofN8n('@langchain/core/vectorstores')
  class Given extends VectorStore {
    constructor() {
      super({}, {})
    }
    _vectorstoreType() {
      return 'judge'
    }
    async similaritySearch(query) {
      return found(query).map(([document]) => document)
    }
    async similaritySearchWithScore(query) {
      return found(query)
    }
  }
  return new Given()
}

module.exports = { Store }
