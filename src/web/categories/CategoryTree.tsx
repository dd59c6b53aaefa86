import { useCallback, useState } from 'react'
import type { ManagedNode } from '#contract/categories'
import { m } from '#messages'
import { CategoryRow, type Panel } from './CategoryRow.tsx'
import { useDragging } from './dragging.ts'
import { MovePanel } from './MovePanel.tsx'
import { NewCategoryForm } from './NewCategoryForm.tsx'
import { pathTo } from './path-to.ts'
import type { Place } from './placing.ts'
import type { Hands } from './tree-hands.ts'

interface OpenPanel {
  id: number
  panel: Panel
}

interface Shared {
  /** Whole, whatever is shown. */
  tree: ManagedNode[]
  totals: ReadonlyMap<number, number>
  isOpen: (id: number) => boolean
  toggle: ((id: number) => void) | undefined
  openAlso: (ids: number[]) => void
  hands: Hands
}

export function CategoryTree({ shown, ...shared }: Shared & { shown: ManagedNode[] }) {
  const [openPanel, setOpenPanel] = useState<OpenPanel | null>(null)
  const showPanel = useCallback(
    (id: number, panel: Panel) =>
      setOpenPanel((before) => (before?.id === id && before.panel === panel ? null : { id, panel })),
    [],
  )
  const place = (id: number, to: Place) => {
    if (to.parentId !== null) shared.openAlso(pathTo(shared.tree, to.parentId).map((above) => above.id))
    shared.hands.place(id, () => to)
  }
  const { over, ...drag } = useDragging(shared.tree, place)
  const all: InBranch = { ...shared, place, openPanel, showPanel, closePanel: () => setOpenPanel(null), over }
  return (
    <div className="categories-tree" {...drag}>
      <Branch nodes={shown} hiddenBy={undefined} {...all} />
    </div>
  )
}

interface InBranch extends Shared {
  /** Unfolds its way too. */
  place: (id: number, to: Place) => void
  openPanel: OpenPanel | null
  showPanel: (id: number, panel: Panel) => void
  closePanel: () => void
  over: ReturnType<typeof useDragging>['over']
}

function Branch({ nodes, hiddenBy, ...all }: InBranch & { nodes: ManagedNode[]; hiddenBy: string | undefined }) {
  const { isOpen, openPanel, over } = all
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <CategoryRow
            node={node}
            total={all.totals.get(node.id) ?? 0}
            isOpen={isOpen(node.id)}
            hiddenBy={hiddenBy}
            panel={openPanel?.id === node.id ? openPanel.panel : undefined}
            drop={over?.id === node.id ? over.side : undefined}
            hands={all.hands}
            toggle={all.toggle}
            showPanel={all.showPanel}
          />
          {openPanel?.id === node.id && <BelowRow node={node} panel={openPanel.panel} {...all} />}
          {node.children.length > 0 && isOpen(node.id) && (
            <Branch nodes={node.children} {...all} hiddenBy={hiddenBy ?? (node.isActive ? undefined : node.name)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function BelowRow({ node, panel, ...all }: InBranch & { node: ManagedNode; panel: Panel }) {
  if (panel === 'more') return <MovePanel node={node} {...all} />
  const close = () => {
    all.closePanel()
    document.getElementById(`category-${node.id}-adding`)?.focus()
  }
  return (
    <div className="categories-panel">
      <NewCategoryForm
        label={m.categories_subcategory_of({ name: node.name })}
        button={m.ui_save()}
        parentId={node.id}
        onCancel={close}
        onAdded={() => {
          all.openAlso([node.id])
          close()
        }}
      />
    </div>
  )
}
