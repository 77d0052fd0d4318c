import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isFilled, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { decide, soon } from './decider-fin-de-cdd.code.ts'
import { examples } from './decider-fin-de-cdd.examples.ts'

const TABLE = { resource: 'record', base: byId(setting('base')), table: byId('contracts') }

export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Décider de chaque fin de CDD avant le dernier jour',
    problem:
      'Le CDD de l’assistante finissait vendredi. Le lundi, elle est à son poste : personne n’avait décidé, et un contrat qui continue après son terme devient un CDI (article L. 1243-11 du code du travail).',
    outcome:
      'Chaque lundi, le responsable d’un CDD qui finit dans les 35 jours reçoit ce qu’il peut encore faire : laisser finir, renouveler s’il en reste, proposer un CDI. Son choix entre dans Airtable. Les RH lisent ce qui n’est pas décidé à dix jours, ce qui attend une signature et les termes passés.',
    avoid: 'Un CDD sans terme précis n’a pas de date à surveiller : il est cité, rien de plus.',
    approval:
      'Le responsable choisit sur une page ; les RH préparent la suite. Signé, elles cochent « closed » ; pour un renouvellement, elles changent « end » et « renewals », puis vident « decision ». Deux renouvellements, dix-huit mois en tout, une carence d’un tiers du contrat (la moitié sous quatorze jours) en jours d’ouverture : les règles sans accord de branche.',
    failure:
      'Airtable muet : les RH l’apprennent, et la page du choix le dit. Lien inconnu, terme passé, renouvellement de trop : rien n’est écrit, la page dit pourquoi. Sans choix, le courriel revient chaque lundi.',
  },
  en: {
    title: 'Decide on each fixed-term contract before its last day',
    problem:
      'The assistant’s contract ended on Friday. On Monday she is at her desk: nobody had decided, and in France a contract that goes on past its term becomes permanent (labour code, article L. 1243-11).',
    outcome:
      'Every Monday the manager of a contract ending within 35 days gets what can still be done: let it end, renew it if allowed, offer a permanent one. The choice goes into Airtable. HR reads what is undecided ten days ahead, what waits for a signature and terms that have passed.',
    avoid: 'A contract without a set term has no date to watch: it is named and no more.',
    approval:
      'The manager chooses on a page; HR prepares what follows. Once signed, it ticks “closed”; for a renewal it changes “end” and “renewals” and empties “decision”. Two renewals, eighteen months in all, a gap of a third of the contract (half below fourteen days) in opening days: the rules without a branch agreement.',
    failure:
      'Airtable silent: HR is told, and the page of the choice says so. Link unknown, term passed, one renewal too many: nothing is written, and the page says why. Without a choice the email returns each Monday.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque lundi', en: 'Every Monday' },
      why: {
        fr: 'Le temps de signer.',
        en: 'It leaves time to sign.',
      },
      with: at('0 8 * * 1'),
    },
    choice: {
      use: 'formTrigger',
      name: { fr: 'Choix du responsable', en: 'The manager’s choice' },
      why: {
        fr: 'Un bouton à presser : ouvrir le lien ne décide rien.',
        en: 'Opening the link decides nothing.',
      },
      with: form(
        { fr: 'Fin du CDD', en: 'End of the contract' },
        [
          { fieldType: 'hiddenField', fieldName: 'key' },
          choice('decision', { fr: 'Votre choix', en: 'Your choice' }, [
            { fr: 'laisser finir', en: 'let it end' },
            { fr: 'renouveler', en: 'renew' },
            { fr: 'proposer un CDI', en: 'offer a permanent contract' },
          ]),
          field(
            'until',
            { fr: 'Renouvelé jusqu’au', en: 'Renewed until' },
            { type: 'date', optional: true },
          ),
        ],
        { options: { appendAttribution: false, path: 'fixed-term' } },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Un accord de branche ou le motif (9 ou 24 mois) peut les changer.',
        en: 'A branch agreement or the reason (9 or 24 months) may change them.',
      },
      with: fields({
        ahead: 35,
        most: 2,
        months: 18,
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        link: 'https://n8n.votre-entreprise.example/form/fixed-term',
        hr: 'rh@votre-entreprise.example',
      }),
    },
    contracts: {
      use: 'airtable',
      name: { fr: 'Lire les CDD', en: 'Read the contracts' },
      why: {
        fr: 'Colonnes name, manager, start (le premier jour, renouvellements compris), end, reason (« accroissement » : carence), renewals, decision, closed.',
        en: 'Columns name, manager, start (the very first day), end, reason (“extra work”: gap), renewals, decision, closed.',
      },
      with: {
        ...TABLE,
        operation: 'search',
        filterByFormula: '=NOT({closed})',
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    chosen: {
      use: 'if',
      name: { fr: 'Un choix, ou lundi ?', en: 'A choice, or Monday?' },
      why: {
        fr: 'Les deux lisent les contrats du moment.',
        en: 'Both read the contracts of the moment.',
      },
      with: all(isTrue("={{ $('settings').first().json.decision !== undefined }}")),
    },
    decide: {
      use: 'code',
      name: { fr: 'Vérifier le choix', en: 'Check the choice' },
      why: {
        fr: 'Le contrat a peut-être changé.',
        en: 'The contract may have changed.',
      },
      with: allItems(inBoth(decide, { fr: { renew: 'renouveler' }, en: { renew: 'renew' } })),
    },
    ok: {
      use: 'if',
      name: { fr: 'Possible ?', en: 'Possible?' },
      why: {
        fr: 'Un troisième renouvellement ne s’écrit pas.',
        en: 'A third renewal is not written.',
      },
      with: all(isTrue('={{ $json.ok }}')),
    },
    write: {
      use: 'airtable',
      name: { fr: 'Écrire le choix', en: 'Write the choice' },
      why: {
        fr: 'Les RH changent le terme, une fois signé.',
        en: 'HR changes the term, once signed.',
      },
      with: {
        ...TABLE,
        operation: 'update',
        columns: columns(
          {
            id: '={{ $json.id }}',
            decision: '={{ $json.decision }}',
            wanted_until: '={{ $json.until || null }}',
            decided_on: '={{ $now.toISODate() }}',
          },
          ['id'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 3],
    },
    thanks: {
      use: 'form',
      name: { fr: 'Choix retenu', en: 'Choice kept' },
      why: {
        fr: 'Un autre choix, demain, remplace celui-ci.',
        en: 'Another choice replaces it.',
      },
      with: page(
        { fr: 'C’est noté', en: 'Noted' },
        {
          fr: "={{ $('decide').first().json.name }} : les RH préparent la suite avant le {{ $('decide').first().json.end }}. Rien n’est encore annoncé à la personne.",
          en: "={{ $('decide').first().json.name }}: HR prepares what follows before {{ $('decide').first().json.end }}. The person has not been told anything yet.",
        },
      ),
    },
    refused: {
      use: 'form',
      name: { fr: 'Choix refusé', en: 'Choice refused' },
      why: {
        fr: 'Avec la raison, pour choisir autrement.',
        en: 'With the reason, so that one can choose again.',
      },
      with: page(
        { fr: 'Rien n’est noté', en: 'Nothing was noted' },
        {
          fr: "={{ ({ silent: 'Airtable ne répond pas : réessayez.', unknown: 'Ce lien ne mène à aucun contrat ouvert.', past: 'Le terme est passé : appelez les RH aujourd’hui.', most: 'Le nombre de renouvellements est atteint.', long: 'Le contrat dépasserait ' + $('settings').first().json.months + ' mois.', until: 'La nouvelle date doit suivre le terme actuel.' })[$('decide').first().json.why] ?? 'L’écriture a échoué : réessayez.' }}",
          en: "={{ ({ silent: 'Airtable does not answer: try again.', unknown: 'This link leads to no open contract.', past: 'The term has passed: call HR today.', most: 'No renewal is left.', long: 'The contract would last longer than ' + $('settings').first().json.months + ' months.', until: 'The new date has to lie after the present term.' })[$('decide').first().json.why] ?? 'It could not be written: try again.' }}",
        },
      ),
    },
    soon: {
      use: 'code',
      name: { fr: 'Chercher les termes proches', en: 'Find the terms at hand' },
      why: {
        fr: 'Renouvellements restants et carence compris.',
        en: 'With the renewals left and the gap.',
      },
      with: allItems(
        inBoth(soon, {
          fr: { end: 'laisser finir', extra: 'accroissement' },
          en: { end: 'let it end', extra: 'extra work' },
        }),
      ),
    },
    ask: {
      use: 'filter',
      name: { fr: 'Sans décision', en: 'Undecided' },
      why: {
        fr: 'Qui a choisi ne reçoit plus rien.',
        en: 'Whoever has chosen gets nothing more.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'ask'), isFilled('={{ $json.manager }}')),
    },
    mail: {
      use: 'outlook',
      name: { fr: 'Demander au responsable', en: 'Ask the manager' },
      why: {
        fr: 'Les choix possibles et leurs suites.',
        en: 'The choices and what each brings.',
      },
      with: outlookSent(
        '={{ $json.manager }}',
        {
          fr: '=CDD de {{ $json.name }} : à décider avant le {{ $json.end }}',
          en: '=Contract of {{ $json.name }}: to be decided by {{ $json.end }}',
        },
        {
          fr: "=Il reste {{ $json.left }} jour(s).\n- Laisser finir{{ $json.pause ? ' : aucun autre CDD sur ce poste avant ' + $json.pause + ' jour(s) d’ouverture' : '' }}.\n- {{ $json.may ? 'Renouveler (' + $json.renewals + ' déjà fait) : avenant signé avant le terme, jusqu’au ' + $json.limit + ' au plus' : 'Renouveler : plus possible' }}.\n- Proposer un CDI : par écrit daté, avant le terme ; les RH déclarent un refus à France Travail sous un mois (L. 1243-11-1).\n\nChoisir : {{ $('settings').first().json.link }}?key={{ $json.id }}",
          en: "={{ $json.left }} day(s) left.\n- Let it end{{ $json.pause ? ': no other fixed-term contract for this post before ' + $json.pause + ' opening day(s)' : '' }}.\n- {{ $json.may ? 'Renew (' + $json.renewals + ' done): amendment signed before the term, until ' + $json.limit + ' at most' : 'Renew: no longer possible' }}.\n- Offer a permanent contract: in writing, with a date, before the term; HR reports a refusal to France Travail within a month (L. 1243-11-1).\n\nChoose: {{ $('settings').first().json.link }}?key={{ $json.id }}",
        },
      ),
      onError: 'continue',
    },
    rest: {
      use: 'filter',
      name: { fr: 'Pour les RH', en: 'For HR' },
      why: {
        fr: 'Sans choix à dix jours, à signer, passé, sans date.',
        en: 'No choice at ten days, to sign, passed, undated.',
      },
      with: all(isTrue("={{ $json.state !== 'ask' || $json.left <= 10 || !$json.manager }}")),
    },
    list: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: { fr: 'Un courriel par lundi.', en: 'One email a Monday.' },
      with: allIn('rows'),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Écrire aux RH', en: 'Write to HR' },
      why: {
        fr: 'Un terme passé se règle le jour même.',
        en: 'A term passed is settled that day.',
      },
      with: outlookSent(
        setting('hr'),
        {
          fr: "={{ $json.rows[0].reason ? 'CDD : la table ne se lit pas' : 'CDD : ' + $json.rows.length + ' contrat(s) à suivre' }}",
          en: "={{ $json.rows[0].reason ? 'Fixed terms: the table cannot be read' : 'Fixed terms: ' + $json.rows.length + ' contract(s) to follow' }}",
        },
        {
          fr: "={{ $json.rows.map((one) => one.reason || one.name + ' : ' + ({ ask: 'aucun choix, terme le ' + one.end, paper: one.decision + ', à signer avant le ' + one.end, past: 'terme passé le ' + one.end + (one.decision ? ', choix ' + one.decision : ', SANS CHOIX') + ' : dossier à clore', undated: 'sans terme précis, ou date illisible' })[one.state]).join('\\n') }}",
          en: "={{ $json.rows.map((one) => one.reason || one.name + ': ' + ({ ask: 'no choice, term on ' + one.end, paper: one.decision + ', to sign by ' + one.end, past: 'term passed on ' + one.end + (one.decision ? ', choice ' + one.decision : ', NO CHOICE') + ': file to close', undated: 'no set term, or unreadable date' })[one.state]).join('\\n') }}",
        },
      ),
    },
  },
  links: [
    'monday > settings > contracts > chosen.yes > decide > ok.yes > write > thanks',
    'choice > settings',
    'ok.no > refused',
    'write.error > refused',
    'chosen.no > soon > ask > mail',
    'soon > rest > list > tell',
  ],
  examples,
})
