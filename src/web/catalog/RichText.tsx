import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { RichTextToolbar } from './RichTextToolbar.tsx'

/** What the shop keeps of a specification is what can be written here; links lead over https (specification.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => /^https:\/\/[^\s/]/i.test(address ?? ''),
      HTMLAttributes: { target: null, rel: null },
    },
    trailingNode: false,
    dropcursor: false,
  }),
]

/** The rich-text editor; TipTap comes with this file, so that only the product form loads it. */
export function RichText({
  html,
  labelledBy,
  describedBy,
  isInvalid,
  onType,
}: {
  html: string
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  onType: (html: string) => void
}) {
  const editor = useEditor({
    extensions,
    content: html,
    // A style element of its own is what the content security policy forbids: the room’s stylesheet has its rules.
    injectCSS: false,
    editorProps: { attributes: attributesOf(labelledBy, describedBy, isInvalid) },
    onUpdate: ({ editor: now }) => onType(now.isEmpty ? '' : now.getHTML()),
  })
  return (
    <div className="manage-rich">
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

function attributesOf(labelledBy: string, describedBy: string, isInvalid: boolean): Record<string, string> {
  return {
    class: 'manage-rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  }
}
