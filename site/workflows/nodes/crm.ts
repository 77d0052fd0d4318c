/** Customers and deals. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const CRM = {
  hubspot: {
    type: 'n8n-nodes-base.hubspot',
    version: 2.2,
    versions: [1, 2, 2.1, 2.2],
    label: same('HubSpot'),
    does: say(
      'Tient contacts, entreprises et affaires à jour',
      'Keeps contacts, companies and deals up to date',
    ),
    kind: 'service',
    service: 'hubspot',
    credentials: ['hubspotApi', 'hubspotAppToken', 'hubspotOAuth2Api'],
    operations: {
      'contact.upsert': op(
        'Créer ou mettre à jour un contact',
        'Create or update a contact',
        'email',
      ),
      'contact.get': op('Lire un contact', 'Read a contact', 'contactId'),
      'contact.getAll': op('Lister les contacts', 'List contacts'),
      'contact.search': op('Chercher des contacts', 'Search contacts'),
      'company.create': op('Créer une entreprise', 'Create a company', 'name'),
      'company.update': op('Mettre à jour une entreprise', 'Update a company', 'companyId'),
      'company.searchByDomain': op(
        'Trouver une entreprise par son domaine',
        'Find a company by domain',
        'domain',
      ),
      'deal.create': op('Créer une affaire', 'Create a deal', 'stage'),
      'deal.update': op('Mettre à jour une affaire', 'Update a deal', 'dealId'),
      'deal.search': op('Chercher des affaires', 'Search deals'),
      'deal.getAll': op('Lister les affaires', 'List deals'),
      'engagement.create': op('Noter un échange', 'Log an engagement', 'type'),
      'ticket.create': op(
        'Créer un ticket',
        'Create a ticket',
        'pipelineId',
        'stageId',
        'ticketName',
      ),
    },
  },
} satisfies Record<string, NodeFact>
