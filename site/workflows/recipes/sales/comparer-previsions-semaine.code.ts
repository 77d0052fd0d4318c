/** The code of its nodes. */
import { inBoth } from '../../fragments/code.ts'

/** What became of a deal since last week, as a line. */
const moves = (say: {
  readonly won: string
  readonly lost: string
  readonly later: string
  readonly times: string
  readonly sooner: string
  readonly worth: string
  readonly to: string
  readonly end: string
  readonly colon: string
}): string => `const now = new Map($('today').all().map(({ json }) => [json.deal, json]))
const before = new Map($('before').all().map(({ json }) => [json.deal, json]))
return $input.all().map(({ json }, at) => {
  const deal = now.get(json.keys.deal)
  const was = before.get(json.keys.deal)
  const late = !deal.closed && deal.close > was.close
  const slips = was.slips + (late ? 1 : 0)
  const says = []
  if (deal.closed) says.push(deal.won ? '${say.won}' : '${say.lost}')
  else if (deal.close !== was.close)
    says.push((late ? '${say.later}' : '${say.sooner}') + deal.close + (late ? '${say.times}' + slips : ''))
  if (deal.amount !== was.amount) says.push('${say.worth}' + was.amount + '${say.to}' + deal.amount + '${say.end}')
  if (says.length === 0) says.push(was.stage + ' → ' + deal.stage)
  const line = deal.name + ' (' + deal.owner + ')${say.colon}' + says.join(', ')
  return { json: { ...deal, slips: late ? slips : 0, line }, pairedItem: at }
})`

export const MOVES = inBoth(moves, {
  fr: {
    won: 'gagnée',
    lost: 'perdue',
    later: 'repoussée au ',
    times: ', report n° ',
    sooner: 'avancée au ',
    worth: '',
    to: ' € → ',
    end: ' €',
    colon: ' : ',
  },
  en: {
    won: 'won',
    lost: 'lost',
    later: 'put off to ',
    times: ', delay no. ',
    sooner: 'brought forward to ',
    worth: '€',
    to: ' → €',
    end: '',
    colon: ': ',
  },
})

export const KEPT = `const before = new Map($('before').all().map(({ json }) => [json.deal, json]))
return $('today').all().map(({ json }) => json).filter((deal) => !deal.closed).map((deal) => {
  const was = before.get(deal.deal)
  const slips = was ? was.slips + (deal.close > was.close ? 1 : 0) : 0
  return { json: { deal: deal.deal, name: deal.name, amount: deal.amount, close: deal.close, stage: deal.stage, slips } }
})`
