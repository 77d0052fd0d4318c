/** Forty ordinary usages and more, as one writes them on the first day: a compiler and a page take them. */
import { createRef, type ComponentProps, type ReactElement } from 'react'
import {
  AlertDialog,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Callout,
  Card,
  Checkbox,
  CheckboxGroup,
  Combobox,
  ComboboxParts,
  DateField,
  Dialog,
  DialogParts,
  Disclosure,
  Drawer,
  DrawerParts,
  Field,
  Facts,
  FileDrop,
  Form,
  Grid,
  Heading,
  Icon,
  IconButton,
  Inline,
  Input,
  Link,
  Menu,
  MenuParts,
  Meter,
  Pagination,
  Popover,
  PopoverParts,
  RadioGroup,
  Rows,
  SearchField,
  Section,
  Select,
  Slider,
  SortableTable,
  Stack,
  Stepper,
  Switch,
  Tabs,
  TabsParts,
  Text,
  Textarea,
  ToastStack,
  ToggleGroup,
  Tooltip,
  TooltipParts,
  type OpenReason,
} from '../../ui/index.ts'

/** A link of a router. */
const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }): ReactElement => (
  <a {...rest} href={to}>
    {rest.children}
  </a>
)

const form = createRef<HTMLFormElement>()
const input = createRef<HTMLInputElement>()
const reasons: OpenReason[] = []
const said: unknown[] = []
const say = (value: unknown): void => void said.push(value)
const cities = [{ value: 'nantes', label: 'Nantes' }]
const words = { bad: 'Pas une date', missing: 'Une date', early: 'Trop tôt', late: 'Trop tard' }

export const USAGES: Readonly<Record<string, ReactElement>> = {
  'a button that sends a form elsewhere': (
    <Button type="submit" form="contact" name="go" value="1" disabled>
      Envoyer
    </Button>
  ),
  'a button with a test id, a style and an effect': (
    <Button data-testid="go" style={{ marginTop: 8 }} className="wide" onPointerEnter={say}>
      Aller
    </Button>
  ),
  'a button that is a link of the router': (
    <Button render={<RouterLink to="/compte" />}>Compte</Button>
  ),
  'a button that a function draws': (
    <Button render={(props) => <RouterLink to="/" {...props} />}>Accueil</Button>
  ),
  'a link in a new tab': (
    <ButtonLink href="/a.pdf" target="_blank" rel="noreferrer" download>
      Le fichier
    </ButtonLink>
  ),
  'a link in a text, of the router': <Link render={<RouterLink to="/a" />}>Lire</Link>,
  'a link that is counted': (
    <Link href="/a" onClick={say} aria-describedby="note" target="_top">
      Lire
    </Link>
  ),
  'an icon button with a popover': (
    <IconButton label="Aide" popoverTarget="aide" aria-expanded={false}>
      <Icon name="info" />
    </IconButton>
  ),
  'a badge with a title': (
    <Badge tone="success" title="Depuis lundi" id="etat">
      En ligne
    </Badge>
  ),
  'a card whose title is a link of the router': (
    <Card title="Projet" render={<RouterLink to="/p" />} data-index={1} />
  ),
  'a callout with a list inside': (
    <Callout tone="warning" title="Attention" className="mine" onClick={say}>
      <ul>
        <li>Un</li>
      </ul>
    </Callout>
  ),
  'breadcrumbs with an id': (
    <Breadcrumbs id="fil" label="Fil" items={[{ label: 'A', href: '/' }]} />
  ),
  'a heading with a language': (
    <Heading level={2} lang="en" tabIndex={-1}>
      Title
    </Heading>
  ),
  'words in another element': (
    <Text as="time" dateTime="2026-11-23" aria-label="lundi">
      23/11
    </Text>
  ),
  'a section that is watched': (
    <Section ref={createRef<HTMLElement>()} aria-label="Prix" data-view="prix" />
  ),
  'a list in a grid': (
    <Grid as="ul" aria-label="Un" cells={3}>
      <li>Un</li>
    </Grid>
  ),
  'a stack inside a row': (
    <Inline justify="between" id="row">
      <Stack gap={2}>Un</Stack>
    </Inline>
  ),
  'a form that is kept': (
    <Form ref={form} action="/send" method="post" noValidate onSubmit={say}>
      <Button type="submit">Envoyer</Button>
    </Form>
  ),
  'a field without an id': (
    <Field label="Courriel" help="Le vôtre.">
      <Input type="email" autoComplete="email" ref={input} />
    </Field>
  ),
  'a field that is described elsewhere too': (
    <Field label="Nom" error="Il manque.">
      <Input aria-describedby="loi" onValueChange={say} />
    </Field>
  ),
  'a text of its own parent': (
    <Textarea aria-label="Texte" value="a" rows={4} onValueChange={say} onBlur={say} />
  ),
  'a choice in a list': (
    <Select aria-label="Tri" defaultValue="a" onValueChange={say}>
      <option value="a">A</option>
    </Select>
  ),
  'a box to tick': <Checkbox label="Oui" name="ok" required onCheckedChange={say} />,
  'a switch': <Switch label="Son" defaultChecked data-sound onCheckedChange={say} />,
  'one of a few': (
    <RadioGroup legend="Taille" options={cities} defaultValue="nantes" onValueChange={say} />
  ),
  'some of a few': (
    <CheckboxGroup name="v" legend="Villes" options={cities} defaultValue={['nantes']} />
  ),
  'a rough number': (
    <Slider label="Jours" min={0} max={10} step={2} list="marques" onValueChange={say} />
  ),
  'an exact number': (
    <Stepper aria-label="Jours" labels={{ less: 'Moins', more: 'Plus' }} ref={input} min={0} />
  ),
  'a question': (
    <SearchField
      action="/s"
      name="q"
      label="Chercher"
      ref={input}
      onFocus={say}
      autoFocus={false}
    />
  ),
  'a file': <FileDrop label="Fichier" hint="ici" accept=".json" onValueChange={say} required />,
  'a day between two': (
    <DateField label="Jour" min="2026-01-01" max="2026-12-31" words={words} onValueChange={say} />
  ),
  'a day, of which the browser says what is wrong': <DateField name="day" label="Jour" required />,
  'a city that a server looks up': (
    <Combobox
      aria-label="Ville"
      listLabel="Villes"
      options={cities}
      status="1 ville"
      onInputValueChange={say}
      onValueChange={say}
      onOpenChange={(open, { reason }) => reasons.push(reason) && say(open)}
    />
  ),
  'a city, with options drawn otherwise': (
    <ComboboxParts.Root options={cities} defaultValue="nantes" onValueChange={say}>
      <ComboboxParts.Input aria-label="Ville" name="city" required ref={input} />
      <ComboboxParts.Popup className="wide">
        <ComboboxParts.List label="Villes">
          {(option) => (
            <ComboboxParts.Option key={option.value} option={option} data-city={option.value}>
              <b>{option.label}</b>
            </ComboboxParts.Option>
          )}
        </ComboboxParts.List>
        <ComboboxParts.Status>1 ville</ComboboxParts.Status>
      </ComboboxParts.Popup>
    </ComboboxParts.Root>
  ),
  'a dialog that stays while something is unsaved': (
    <Dialog
      open
      onOpenChange={(_open, { reason, cancel }) => {
        if (reason === 'outside') cancel()
      }}
      title="Nom"
      closeLabel="Fermer"
      className="narrow"
    />
  ),
  'a dialog of parts': (
    <DialogParts.Root defaultOpen={false}>
      <DialogParts.Trigger variant="ghost">Ouvrir</DialogParts.Trigger>
      <DialogParts.Panel size="l" aria-describedby="texte">
        <DialogParts.Title>Nom</DialogParts.Title>
        <DialogParts.Close>Garder</DialogParts.Close>
      </DialogParts.Panel>
    </DialogParts.Root>
  ),
  'a question before something is lost': (
    <AlertDialog
      open={false}
      title="Effacer ?"
      labels={{ confirm: 'Effacer', cancel: 'Garder' }}
      onConfirm={() => say('gone')}
    />
  ),
  'filters in a drawer': (
    <Drawer open={false} side="start" title="Filtres" closeLabel="Fermer" data-filters>
      Filtres
    </Drawer>
  ),
  'a drawer of parts': (
    <DrawerParts.Root onOpenChange={say}>
      <DrawerParts.Trigger size="s">Filtrer</DrawerParts.Trigger>
      <DrawerParts.Panel side="end">
        <DrawerParts.Title>Filtres</DrawerParts.Title>
        <DrawerParts.Close variant="solid">Voir</DrawerParts.Close>
      </DrawerParts.Panel>
    </DrawerParts.Root>
  ),
  'a menu with everything': (
    <Menu
      label="Plus"
      side="top"
      align="end"
      items={[
        { key: 'a', label: 'Ouvrir', href: '/a', icon: 'doc' },
        { key: 'b', label: 'Grille', checked: true, onCheckedChange: say },
        { key: 'c', label: 'Tri', options: cities, value: 'nantes', onValueChange: say },
        { key: 'd', label: 'Exporter', items: [{ key: 'e', label: 'JSON' }] },
      ]}
    />
  ),
  'a menu of parts, with a link of the router': (
    <MenuParts.Root onOpenChange={say}>
      <MenuParts.Trigger>Plus</MenuParts.Trigger>
      <MenuParts.List label="Plus">
        <MenuParts.Item label="Compte" render={<RouterLink to="/compte" />} />
        <MenuParts.Separator />
        <MenuParts.Item label="Partir" danger onSelect={() => say('left')} />
      </MenuParts.List>
    </MenuParts.Root>
  ),
  'a popover beside its button': (
    <Popover label="Filtrer" side="end" variant="line" onOpenChange={say}>
      <Input aria-label="Mot" />
    </Popover>
  ),
  'a popover of parts': (
    <PopoverParts.Root defaultOpen={false}>
      <PopoverParts.Trigger render={<RouterLink to="/filtres" />}>Filtrer</PopoverParts.Trigger>
      <PopoverParts.Panel label="Filtrer" side="top" align="end">
        <PopoverParts.Close>Fermer</PopoverParts.Close>
      </PopoverParts.Panel>
    </PopoverParts.Root>
  ),
  'tabs that the address keeps': (
    <Tabs
      label="Vues"
      tabs={[{ id: 'a', label: 'A', content: 'A' }]}
      value="a"
      onValueChange={say}
      className="wide"
    />
  ),
  'tabs of parts, with a badge': (
    <TabsParts.Root defaultValue="a">
      <TabsParts.List label="Vues">
        <TabsParts.Tab value="a" onDoubleClick={say}>
          A <Badge>2</Badge>
        </TabsParts.Tab>
      </TabsParts.List>
      <TabsParts.Panel value="a" label="A">
        A
      </TabsParts.Panel>
    </TabsParts.Root>
  ),
  'buttons that stay pressed': (
    <ToggleGroup label="Style" multiple toggles={cities} value={['nantes']} onValueChange={say} />
  ),
  'words about a control that has some already': (
    <Tooltip text="Un mot" onOpenChange={say}>
      <button type="button" aria-describedby="loi">
        Cible
      </button>
    </Tooltip>
  ),
  'a tip that holds more than words': (
    <TooltipParts.Root>
      <TooltipParts.Trigger>
        <IconButton label="Aide" />
      </TooltipParts.Trigger>
      <TooltipParts.Tip className="wide">
        Deux <b>mots</b>
      </TooltipParts.Tip>
    </TooltipParts.Root>
  ),
  'how much of it is left': <Meter label="Disque" value={12} low={15} text="12 Go" icon="gauge" />,
  'how far a file has come': (
    <Meter as="progress" shape="bar" label="Envoi" value={3} max={4} id="envoi" data-file="a" />
  ),
  'what one looks up': (
    <Facts layout="columns" facts={[{ term: 'Durée', value: <b>2 jours</b> }]} className="wide" />
  ),
  'what says itself, with a link': (
    <Facts
      layout="line"
      facts={[{ icon: 'globe', value: <RouterLink to="/en">English</RouterLink> }]}
      aria-label="En bref"
    />
  ),
  'pages that a list leads to': (
    <Rows layout="links" columns={1} level={2} rows={[{ href: '/a', title: 'A', meta: 'lundi' }]} />
  ),
  'a disclosure that its page opens': (
    <Disclosure title="Plus" open onOpenChange={say} data-part="plus">
      Texte
    </Disclosure>
  ),
  'pages of a list': (
    <Pagination
      id="pages"
      label="Pages"
      page={2}
      pages={3}
      hrefOf={(page) => `?p=${page}`}
      previous="Avant"
      next="Après"
      nameOf={(page) => `Page ${page}`}
    />
  ),
  'a table that sorts': (
    <SortableTable
      name="Prix"
      corner="Nom"
      columns={['Prix']}
      rows={[{ header: 'A', cells: [{ value: 1, content: '1 €' }] }]}
      className="wide"
    />
  ),
  'messages where the page wants them': (
    <ToastStack
      label="Messages"
      className="mine"
      messages={[{ id: 'a', message: 'Gardé', tone: 'success' }]}
      dismissLabel="Fermer"
      onDismiss={say}
    />
  ),
}

/** An accessible name is no option where nothing is written: a compiler refuses these. */
export const NAMELESS: readonly ReactElement[] = [
  // @ts-expect-error -- an icon says nothing
  <IconButton key="icon" />,
  // @ts-expect-error -- nor does a row of buttons
  <ToggleGroup key="row" toggles={[]} />,
  // @ts-expect-error -- nor the list of a menu
  <MenuParts.List key="list" />,
]
