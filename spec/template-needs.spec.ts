/** What the page of a template asks one to connect, of what n8n's nodes take. */
import { expect, test } from 'vitest'
import { needsIn } from '../site/routes/template/needs.ts'
import { recipes } from './workflows/all-recipes.ts'

const accountsOf = (slug: string, service: string) =>
  needsIn(recipes.find((written) => written.slug === slug)!.recipe, 'fr')
    .accounts.filter((account) => account.service === service)
    .map(({ kinds }) => kinds)

test('one account that all nodes of a service take, where there is one', () => {
  // The trigger takes no OAuth2, the node that answers would.
  expect(accountsOf('rag-onboarding', 'slack')).toEqual([['slackApi']])
})

test('an account each for nodes of a service that share none', () => {
  expect(accountsOf('demander-pourquoi-affaire-perdue', 'hubspot')).toEqual([
    ['hubspotDeveloperApi'],
    ['hubspotAppToken', 'hubspotOAuth2Api'],
  ])
})
