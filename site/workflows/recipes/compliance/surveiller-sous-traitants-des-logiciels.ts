import { allItems, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { LINES, late } from './surveiller-sous-traitants-des-logiciels.code.ts'
import { examples } from './surveiller-sous-traitants-des-logiciels.examples.ts'

const SEEN = byName('processor_pages')
const TO = { from: setting('sender'), to: setting('person') }

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Voir quand un de vos logiciels change de sous-traitants',
    problem:
      'Vos clients demandent où vont leurs données. Votre outil de support a ajouté un hébergeur hors d’Europe en mars : l’annonce était une ligne sur une page que personne ne relit, et le délai pour s’y opposer est passé.',
    outcome:
      'Chaque lundi, la page « sous-traitants » de chaque prestataire est comparée à celle de la semaine d’avant. Une ligne ajoutée ou retirée arrive par courriel et entre au registre Grist, avec une date limite comptée depuis le passage d’avant. Dix jours avant, un changement non coché est rappelé.',
    avoid:
      'Une page dessinée par JavaScript ou fermée par un mot de passe ne se lit pas ainsi : abonnez-vous aux annonces du prestataire. Si vous n’avez que deux logiciels, un rappel trimestriel suffit.',
    approval:
      'L’article 28 du RGPD, quand vous avez donné une autorisation générale, veut que le prestataire vous informe et que vous puissiez vous opposer. Lire, s’opposer ou cocher « examined » reste à une personne : le flux n’écrit à aucun prestataire.',
    failure:
      'Page en panne, trop courte ou réduite de moitié : elle est nommée dans un courriel et l’ancienne reste la référence. Registre muet : l’exécution s’arrête, et le même changement revient le lundi suivant.',
  },
  en: {
    title: 'See when a tool that you use changes its sub-processors',
    problem:
      'Your customers ask where their data goes. Your support tool added a host outside Europe in March: it was announced by one line on a page nobody reads again, and the time to object has passed.',
    outcome:
      'Every Monday each provider’s “sub-processors” page is compared with the week before. A line added or removed arrives by email and enters the Grist register, with a deadline counted from the look before. Ten days ahead, a change not ticked off is recalled.',
    avoid:
      'A page drawn by JavaScript or behind a password cannot be read this way: subscribe to the provider’s notices. With two tools only, a quarterly reminder will do.',
    approval:
      'Where you gave a general authorisation, Article 28 of the GDPR wants the provider to inform you and lets you object. To read, object or tick “examined” is for a person: the flow writes to no provider.',
    failure:
      'A page that is down, too short or half its size: an email names it, and the old one stays the reference. Register silent: the run stops, and the same change comes back next Monday.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque lundi', en: 'Every Monday' },
      why: {
        fr: 'Les contrats laissent souvent trente jours.',
        en: 'Contracts often leave thirty days.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos prestataires', en: 'Your providers' },
      why: {
        fr: 'Le nom et l’adresse de chaque page ; « days » est le délai d’opposition le plus court.',
        en: 'Name and address of each page; “days” is the shortest time to object.',
      },
      with: fields({
        pages: list([
          { name: 'Support', url: 'https://support.example/sub-processors' },
          { name: 'CRM', url: 'https://crm.example/legal/sub-processors' },
        ]),
        days: 30,
        least: 200,
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        sender: 'donnees@votre-entreprise.example',
        person: 'donnees@votre-entreprise.example',
      }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Page par page', en: 'Page by page' },
      why: {
        fr: 'Une page en panne n’arrête pas les autres.',
        en: 'One page may be down; the rest are read.',
      },
      with: { fieldToSplitOut: 'pages', options: {} },
    },
    page: {
      use: 'httpRequest',
      name: { fr: 'Demander la page', en: 'Ask for the page' },
      why: {
        fr: 'Comme un visiteur, une fois par semaine.',
        en: 'As a visitor would, once a week.',
      },
      with: {
        url: '={{ $json.url }}',
        options: { timeout: 30_000, response: { response: { responseFormat: 'text' } } },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    before: {
      use: 'dataTable',
      name: { fr: 'La semaine d’avant', en: 'The week before' },
      why: {
        fr: 'Colonnes name, lines et day (du texte) : ce que vous avez vu, et quand.',
        en: 'Columns name, lines and day (text): what you have seen, and when.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: SEEN, returnAll: true },
      once: true,
      always: true,
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer les lignes', en: 'Compare the lines' },
      why: {
        fr: 'L’ordre ne compte pas ; une ligne de tableau reste entière.',
        en: 'Order does not count; a table’s row stays whole.',
      },
      with: allItems(LINES),
    },
    state: {
      use: 'switch',
      name: { fr: 'Changée, nouvelle, même, illisible', en: 'Changed, new, same, unread' },
      why: {
        fr: 'D’une page inchangée, seule la date est retenue.',
        en: 'Of a page without a change only the day is kept.',
      },
      with: cases({
        changed: text('={{ $json.state }}', 'equals', 'changed'),
        first: text('={{ $json.state }}', 'equals', 'first'),
        same: text('={{ $json.state }}', 'equals', 'same'),
        unread: text('={{ $json.state }}', 'equals', 'unread'),
      }),
    },
    register: {
      use: 'grist',
      name: { fr: 'Inscrire le changement', en: 'Enter the change' },
      why: {
        fr: 'Colonnes name, seen, until, added, removed, examined.',
        en: 'Columns name, seen, until, added, removed, examined.',
      },
      with: {
        operation: 'upsert',
        docId: setting('doc'),
        tableId: 'Changes',
        upsertCriteria: {
          properties: [
            { fieldId: 'name', fieldValue: '={{ $json.name }}' },
            { fieldId: 'seen', fieldValue: '={{ $now.toISODate() }}' },
          ],
        },
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'until', fieldValue: '={{ $json.until }}' },
            { fieldId: 'added', fieldValue: "={{ $json.added.join('\\n') }}" },
            { fieldId: 'removed', fieldValue: "={{ $json.removed.join('\\n') }}" },
          ],
        },
      },
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Montrer le changement', en: 'Show the change' },
      why: {
        fr: 'Un nom et un pays se jugent en dix secondes.',
        en: 'A name and a country take ten seconds to judge.',
      },
      with: mailed(
        TO,
        {
          fr: "={{ $('state').item.json.name }} : sous-traitants modifiés, s’opposer avant le {{ $('state').item.json.until }}",
          en: "={{ $('state').item.json.name }}: sub-processors changed, object by {{ $('state').item.json.until }}",
        },
        {
          fr: "={{ $('state').item.json.url }}\n\nAjouté :\n{{ $('state').item.json.added.join('\\n') || 'rien' }}\n\nRetiré :\n{{ $('state').item.json.removed.join('\\n') || 'rien' }}\n\nVérifiez le délai dans le contrat, puis cochez « examined » dans le registre.",
          en: "={{ $('state').item.json.url }}\n\nAdded:\n{{ $('state').item.json.added.join('\\n') || 'nothing' }}\n\nRemoved:\n{{ $('state').item.json.removed.join('\\n') || 'nothing' }}\n\nCheck the time left in your contract, then tick “examined” in the register.",
        },
      ),
    },
    seen: {
      use: 'set',
      name: { fr: 'Reprendre la page', en: 'Take the page again' },
      why: {
        fr: 'Après le courriel : un envoi manqué sera refait.',
        en: 'After the email, so that one that failed is sent again.',
      },
      with: fields(
        {
          name: "={{ $('state').item.json.name }}",
          lines: "={{ $('state').item.json.lines }}",
          day: '={{ $now.toISODate() }}',
        },
        { alone: true },
      ),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir la page', en: 'Keep the page' },
      why: {
        fr: 'La première fois, sans courriel : lisez-la vous-même.',
        en: 'The first time without an email: read it yourself.',
      },
      with: remembered(SEEN, 'name', {
        name: '={{ $json.name }}',
        lines: '={{ $json.lines }}',
        day: '={{ $json.day }}',
      }),
    },
    unread: {
      use: 'aggregate',
      name: { fr: 'Pages illisibles', en: 'Pages unread' },
      why: { fr: 'Un message pour toutes.', en: 'One message for all.' },
      with: allIn('pages'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Nommer les pages illisibles', en: 'Name the pages unread' },
      why: {
        fr: 'Le silence voudrait dire : rien n’a changé.',
        en: 'Silence would mean that nothing has changed.',
      },
      with: mailed(
        TO,
        {
          fr: '=Sous-traitants : {{ $json.pages.length }} page(s) à ouvrir vous-même',
          en: '=Sub-processors: {{ $json.pages.length }} page(s) to open yourself',
        },
        {
          fr: "={{ $json.pages.map((one) => one.name + ' (' + ({ short: 'presque vide', half: 'réduite de moitié' }[one.reason] ?? one.reason) + ') : ' + one.url).join('\\n') }}",
          en: "={{ $json.pages.map((one) => one.name + ' (' + ({ short: 'almost empty', half: 'half its size' }[one.reason] ?? one.reason) + '): ' + one.url).join('\\n') }}",
        },
      ),
    },
    open: {
      use: 'grist',
      name: { fr: 'Relire le registre', en: 'Read the register' },
      why: {
        fr: 'Un courriel se perd ; la ligne non cochée reste.',
        en: 'Emails get lost; a row not ticked stays.',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: 'Changes',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      retry: [3, 10],
    },
    late: {
      use: 'code',
      name: { fr: 'Bientôt trop tard ?', en: 'Soon too late?' },
      why: {
        fr: 'Le temps d’écrire et d’obtenir une réponse.',
        en: 'Time to write and to get an answer.',
      },
      with: allItems(
        inBoth(late, {
          fr: { before: ' : à examiner avant le ', over: ' : délai passé le ' },
          en: { before: ': to be looked at by ', over: ': time ran out on ' },
        }),
      ),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Rappeler ce qui attend', en: 'Recall what is waiting' },
      why: {
        fr: 'Tant que la case reste vide.',
        en: 'As long as the box is empty.',
      },
      with: mailed(
        TO,
        {
          fr: "={{ $json.failed ? 'Sous-traitants : le registre ne se lit pas' : 'Sous-traitants : ' + $json.lines.length + ' changement(s) non examiné(s)' }}",
          en: "={{ $json.failed ? 'Sub-processors: the register cannot be read' : 'Sub-processors: ' + $json.lines.length + ' change(s) not looked at' }}",
        },
        "={{ $json.lines.join('\\n') }}",
      ),
    },
  },
  links: [
    'monday > settings > open > late > remind',
    'settings > each > page > before > compare > state.changed > register > tell > seen > keep',
    'state.first > seen',
    'state.same > seen',
    'state.unread > unread > warn',
  ],
  examples,
})
