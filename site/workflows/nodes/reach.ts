/** How one finds people and is found. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const REACH = {
  dropcontact: {
    type: 'n8n-nodes-base.dropcontact',
    version: 1,
    versions: [1],
    label: same('Dropcontact'),
    does: say(
      'Trouve et vérifie les coordonnées professionnelles',
      'Finds and checks business contact details',
    ),
    kind: 'service',
    service: 'dropcontact',
    credentials: ['dropcontactApi'],
    usual: 'contact.enrich',
    operations: {
      'contact.enrich': op('Enrichir un contact', 'Enrich a contact'),
      'contact.fetchRequest': op(
        'Prendre un résultat demandé',
        'Fetch a requested result',
        'requestId',
      ),
    },
  },
  hunter: {
    type: 'n8n-nodes-base.hunter',
    version: 1,
    versions: [1],
    label: same('Hunter'),
    does: say(
      'Trouve et vérifie des adresses professionnelles',
      'Finds and checks business email addresses',
    ),
    kind: 'service',
    service: 'hunter',
    credentials: ['hunterApi'],
    usual: 'domainSearch',
    operations: {
      domainSearch: op(
        'Chercher les adresses d’un domaine',
        'Search a domain’s addresses',
        'domain',
      ),
      emailFinder: op(
        'Trouver l’adresse d’une personne',
        'Find a person’s address',
        'domain',
        'firstname',
        'lastname',
      ),
      emailVerifier: op('Vérifier une adresse', 'Check an address', 'email'),
    },
  },
  linkedIn: {
    type: 'n8n-nodes-base.linkedIn',
    version: 1,
    versions: [1],
    label: same('LinkedIn'),
    does: say('Publie pour une personne ou une page', 'Posts for a person or a page'),
    kind: 'service',
    service: 'linkedin',
    credentials: ['linkedInOAuth2Api', 'linkedInCommunityManagementOAuth2Api'],
    usual: 'post.create',
    operations: {
      'post.create': {
        ...op('Publier', 'Post'),
        choices: { postAs: { usual: 'person', requires: { person: ['person'] } } },
      },
    },
  },
  googleBusiness: {
    type: 'n8n-nodes-base.googleBusinessProfile',
    version: 1,
    versions: [1],
    label: same('Google Business Profile'),
    does: say(
      'Lit les avis Google, y répond et publie des nouvelles',
      'Reads Google reviews, answers them and posts news',
    ),
    kind: 'service',
    service: 'google-business',
    credentials: ['googleBusinessProfileOAuth2Api'],
    required: ['account', 'location'],
    usual: 'post.create',
    operations: {
      'post.create': {
        ...op('Publier une nouvelle', 'Post news', 'summary'),
        choices: {
          postType: {
            usual: 'STANDARD',
            requires: {
              EVENT: ['title', 'startDateTime', 'endDateTime'],
              OFFER: ['title', 'startDate', 'endDate'],
            },
          },
        },
      },
      'review.get': op('Lire un avis', 'Read a review', 'review'),
      'review.getAll': op('Lister les avis', 'List reviews'),
      'review.reply': op('Répondre à un avis', 'Answer a review', 'review'),
    },
  },
  googleAnalytics: {
    type: 'n8n-nodes-base.googleAnalytics',
    version: 2,
    versions: [1, 2],
    label: same('Google Analytics'),
    does: say('Lit les chiffres d’un site', 'Reads the figures of a site'),
    kind: 'service',
    service: 'google-analytics',
    credentials: ['googleAnalyticsOAuth2'],
    usual: 'report.get',
    operations: {
      'report.get': {
        ...op('Lire un rapport', 'Read a report'),
        choices: {
          propertyType: { usual: 'ga4', requires: { ga4: ['propertyId'], universal: ['viewId'] } },
        },
      },
    },
  },
} satisfies Record<string, NodeFact>
