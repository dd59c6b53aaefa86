import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { m } from '#messages'
import { BulletsIcon, LinkIcon, NumbersIcon, RedoIcon, UndoIcon } from '../ui/icons.tsx'
import { LinkForm } from './LinkForm.tsx'

interface Tool {
  name: string
  face: ReactNode
  isOn?: boolean
  isOff?: boolean
  use: () => void
}

/** Buttons of the editor, with a roving focus: one stop of the Tab key, arrows within. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [at, setAt] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const tools = useTools(editor, () => setIsLinking(true))
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (at + step + tools.length) % tools.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div className="rich-text-tools" role="toolbar" aria-label={m.selling_formatting()} onKeyDown={move}>
        {tools.map(({ name, face, isOn, isOff, use }, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            tabIndex={index === at ? 0 : -1}
            // Keeps the selection.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setAt(index)}
            onClick={() => !isOff && use()}
          >
            {face}
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  )
}

function useTools(editor: Editor, openLink: () => void): Tool[] {
  const now = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      h3: editor.isActive('heading', { level: 3 }),
      h4: editor.isActive('heading', { level: 4 }),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      link: editor.isActive('link'),
      mayUndo: editor.can().undo(),
      mayRedo: editor.can().redo(),
    }),
  })
  const on = () => editor.chain().focus()
  return [
    { name: m.selling_bold(), face: <b>B</b>, isOn: now.bold, use: () => on().toggleBold().run() },
    { name: m.selling_italic(), face: <i>I</i>, isOn: now.italic, use: () => on().toggleItalic().run() },
    { name: m.selling_h3_heading(), face: 'H3', isOn: now.h3, use: () => on().toggleHeading({ level: 3 }).run() },
    { name: m.selling_h4_small_heading(), face: 'H4', isOn: now.h4, use: () => on().toggleHeading({ level: 4 }).run() },
    {
      name: m.selling_bullet_list(),
      face: <BulletsIcon />,
      isOn: now.bullets,
      use: () => on().toggleBulletList().run(),
    },
    {
      name: m.selling_numbered_list(),
      face: <NumbersIcon />,
      isOn: now.numbers,
      use: () => on().toggleOrderedList().run(),
    },
    { name: m.selling_link(), face: <LinkIcon />, isOn: now.link, use: openLink },
    { name: m.selling_undo(), face: <UndoIcon />, isOff: !now.mayUndo, use: () => on().undo().run() },
    { name: m.selling_redo(), face: <RedoIcon />, isOff: !now.mayRedo, use: () => on().redo().run() },
  ]
}
