// Made from en.json by `npm run messages`: change that.
export const account_add_address = () => `Add an address`
export const account_add_name = () => `Add your name`
export const account_address_hint = () => `House, road, area`
export const account_address_label = () => `Label, such as Home or Office`
export const account_addresses = () => `Address book`
export const account_browser_on_system = (i: { browser: string | number; system: string | number }) => `${i.browser} on ${i.system}`
export const account_change_address = () => `Change the address`
export const account_change_name = () => `Change your name`
export const account_choose_district = () => `Choose a district`
export const account_choose_division = () => `Choose a division`
export const account_code_hint = () => `The six digits that the app shows now.`
export const account_codes_kept = () => `I have kept them`
export const account_codes_save = () => `Save as a file`
export const account_consent_checkout = () => `At the checkout`
export const account_consent_code = () => `When you first came in with your phone`
export const account_consent_given = () => `Agreed`
export const account_consent_profile = () => `On this page`
export const account_consent_register = () => `When you registered`
export const account_consent_store = () => `When you opened a store`
export const account_consent_withdrawn = () => `Withdrawn`
export const account_consent_words = (i: { purpose: string | number }) => `Words of ${i.purpose}`
export const account_consents = () => `What you agreed to`
export const account_consents_about = () => `Each with its words as they were then.`
export const account_data_about = () => `All that Haat keeps of you, as one file: your account, addresses, cart, orders, sessions, settings, what you agreed to, and what was written to you.`
export const account_data_save = () => `Save my data`
export const account_data_saving = () => `Gathering…`
export const account_data_title = () => `My data`
export const account_default_address = () => `Default`
export const account_delete = () => `Delete my account`
export const account_delete_about = () => `Deleting is for good: nobody can bring the account back.`
export const account_delete_address_asked = (i: { title: string | number }) => `Delete the address “${i.title}”? Orders keep the address they were placed with.`
export const account_delete_consents_stay = () => `What you agreed to and when stays under the number of your account, without your name: we must be able to prove it.`
export const account_delete_deeds_stay = () => `What was done in the back office stays in its log, under a number and without your name.`
export const account_delete_goes = () => `Your names, email, phone and password, your address book, your cart, your sessions, your settings, and what was written to you.`
export const account_delete_goes_title = () => `What goes, at once`
export const account_delete_name = () => `Your username, email or phone`
export const account_delete_name_hint = (i: { name: string | number }) => `Type ${i.name}, so that nothing is deleted by a slip.`
export const account_delete_orders_stay = () => `Your orders stay in the books, with the name, phone and address you gave: the law asks shops to keep accounts, and an order on its way must still find you.`
export const account_delete_other_name = () => `This is not the name of your account.`
export const account_delete_pending = () => `Deleting…`
export const account_delete_stays_title = () => `What stays, and why`
export const account_delete_store = () => `Your store closes and its products go off sale. Its contact data is erased. Parcels that are still open are no longer yours to send: the admins of Haat deliver or cancel them, so tell them what is packed before you go.`
export const account_deleted = () => `Your account is deleted. Thank you for having been with us.`
export const account_district = () => `District`
export const account_division = () => `Division`
export const account_do_to_address = (i: { words: string | number; title: string | number }) => `${i.words}: ${i.title}`
export const account_former_balance = (i: { payable: string | number; pending: string | number; owed: string | number }) => `To be paid to you: ${i.payable}, and ${i.pending} once couriers have handed it over. You owe the shop ${i.owed}.`
export const account_former_statement = (i: { number: string | number; lastDay: string | number }) => `Save statement ${i.number}, to ${i.lastDay}, as CSV`
export const account_former_store = (i: { storeName: string | number }) => `${i.storeName}, a store of yours that is closed`
export const account_landmark = () => `Landmark`
export const account_last_seen = <T>(i: { moment: (words: string) => T }) => [`Last seen `, i.moment(``)]
export const account_limit_files = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} files in ${i.window}. Please try again in ${i.duration}.`
export const account_limit_saves = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} changes in ${i.window} are possible. Please try again in ${i.duration}.`
export const account_log_out = () => `Log out`
export const account_log_out_device = (i: { device: string | number }) => `Log out ${i.device}`
export const account_log_out_elsewhere = () => `Log out everywhere else`
export const account_logged_out_elsewhere = () => `Every other device is logged out.`
export const account_make_default = () => `Make it the default`
export const account_marketing = () => `News and offers`
export const account_marketing_today = () => `Haat sends nothing of this kind today, and would never without this tick. Messages about your orders and your account come either way.`
export const account_marketing_words = () => `Haat may write to me about new arrivals and offers, by email, by SMS and in the shop. I can withdraw this at any time.`
export const account_name = () => `Your name`
export const account_name_hint = () => `It fills the checkout where you have kept no address.`
export const account_network = (i: { network: string | number }) => `Network ${i.network}`
export const account_new_recovery_codes = () => `New recovery codes`
export const account_no_addresses = () => `No address yet. The checkout fills itself in from the addresses that you keep here.`
export const account_no_consents = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`No agreement of this account is listed yet. With your next order you agree to the `, i.terms(`terms and conditions`), ` and to what is kept of you (`, i.privacy(`privacy`), `); both are listed here then.`]
export const account_no_password = () => `Your account has no password: a code on your phone logs you in.`
export const account_no_sessions = () => `Only here. Devices are listed from your next login on.`
export const account_open_addresses = () => `Open the address book`
export const account_open_app = () => `On this very phone? Open it in the app`
export const account_or_type_this = () => `Or type this key into the app:`
export const account_password_first = () => `Two-step login comes after a password. Set one first, then come back here.`
export const account_qr_code = () => `QR code with the key of your account`
export const account_receiver = () => `Receiver’s name`
export const account_recovery_codes_about = () => `It is on. These codes let you in when your phone is lost, each once. Write them down now: they are not shown again.`
export const account_save_address = () => `Save address`
export const account_scan_this = () => `Scan this with an authenticator app on your phone, such as Aegis or Google Authenticator.`
export const account_sessions = () => `Where you are logged in`
export const account_set_password = () => `Set a password`
export const account_set_up = () => `Set it up`
export const account_this_device = () => `This device`
export const account_turn_off = () => `Turn it off`
export const account_turn_on = () => `Turn it on`
export const account_two_step_about = () => `After your password you enter a code of an app on your phone. Whoever learns your password still cannot log in.`
export const account_two_step_asked_for = () => `This shop asks you to log in by two steps: your password, then a code of an app on your phone.`
export const account_two_step_is_on = (i: { left: string | number }) => `It is on. Recovery codes left: ${i.left}.`
export const account_two_step_off = () => `Two-step login is off.`
export const account_unknown_device = () => `Unknown device`
export const account_upazila = () => `Upazila or thana`
export const audit_accepted_name = () => `let be the new name of the`
export const audit_action = () => `Action`
export const audit_activated = (i: { name: string | number }) => `activated the ${i.name}`
export const audit_activated_deactivated = () => `Activated or deactivated`
export const audit_added = () => `added the`
export const audit_approved = () => `approved the`
export const audit_booked_parcel = (i: { parcelId: string | number }) => `had parcel ${i.parcelId} booked with`
export const audit_brought_on = () => `brought on`
export const audit_cancelled = () => `cancelled the`
export const audit_changed = () => `changed the`
export const audit_changed_profile = () => `changed the profile of the`
export const audit_changed_role = () => `changed the role of the`
export const audit_changed_two_step = () => `changed the two-step login of the`
export const audit_chart_chest = (i: { value: string | number }) => `chest ${i.value}`
export const audit_chart_length = (i: { value: string | number }) => `length ${i.value}`
export const audit_chart_size = (i: { value: string | number }) => `size ${i.value}`
export const audit_chart_sleeve = (i: { value: string | number }) => `sleeve ${i.value}`
export const audit_completed = () => `completed the`
export const audit_corrected = () => `corrected the stage of`
export const audit_could_not_loaded = () => `The audit could not be loaded just now.`
export const audit_deactivated = (i: { name: string | number }) => `deactivated the ${i.name}`
export const audit_decided_settlement_row = () => `decided about a settlement row of`
export const audit_decided_settlement_sum = () => `decided about the sum of a payment by`
export const audit_decided_sum = () => `Said why a payment came to another sum`
export const audit_deleted = () => `deleted the`
export const audit_did_action = (i: { action: string | number }) => `did “${i.action}” to the`
export const audit_ended = () => `ended the`
export const audit_field_attempts = () => `Attempts`
export const audit_field_category_id = () => `Category id`
export const audit_field_compare_at_price = () => `Compare at price`
export const audit_field_courier_keys = () => `Keys`
export const audit_field_decision = () => `Decision`
export const audit_field_display_order = () => `Display order`
export const audit_field_file_name = () => `File`
export const audit_field_former_secret_until = () => `Former secret valid until`
export const audit_field_kept = () => `What was kept`
export const audit_field_parent = () => `Parent`
export const audit_field_parent_id = () => `Parent id`
export const audit_field_payout_file = () => `File for the bank or bKash`
export const audit_field_payout_way = () => `By`
export const audit_field_position = () => `Position`
export const audit_field_reference = () => `Reference`
export const audit_field_rows = () => `Rows`
export const audit_field_store_description = () => `Store description`
export const audit_field_store_name = () => `Store name`
export const audit_field_tracking_number = () => `Tracking number`
export const audit_from = () => `from`
export const audit_gave_up_booking = (i: { parcelId: string | number }) => `gave up having parcel ${i.parcelId} booked with`
export const audit_imported = (i: { count: number; products: string | number }) => i.count === 1 ? `imported ${i.products} product:` : `imported ${i.products} products, the first:`
export const audit_kept_was_said = () => `What was kept of a parcel said`
export const audit_loaded_settlement = () => `loaded a settlement file of`
export const audit_loading_audit = () => `Loading audit...`
export const audit_moved = () => `moved the`
export const audit_new_name_seen = () => `New name seen`
export const audit_no = () => `No`
export const audit_not_offered = () => `not offered`
export const audit_nothing_was_changed = () => `Nothing was changed.`
export const audit_number = (i: { subjectId: string | number }) => `no. ${i.subjectId}`
export const audit_older_changes = () => `Older changes`
export const audit_only_account = (i: { actorId: string | number }) => `Only by account ${i.actorId}`
export const audit_only_subject = (i: { subject: string | number; subjectId: string | number }) => `Only ${i.subject} ${i.subjectId}`
export const audit_opened = () => `opened the`
export const audit_paid = () => `said to be paid the`
export const audit_parcel_called_off = (i: { parcelId: string | number }) => `said that parcel ${i.parcelId} is not carried any more by`
export const audit_parcel_of_order = (i: { orderId: string | number; parcelId: string | number }) => `Order ${i.orderId}, parcel ${i.parcelId}`
export const audit_parcel_was_booked = (i: { parcelId: string | number }) => `said that parcel ${i.parcelId} was booked with`
export const audit_parcel_was_not_booked = (i: { parcelId: string | number }) => `said that parcel ${i.parcelId} was not booked with`
export const audit_picture = () => `a picture`
export const audit_profile_changed = () => `Profile changed`
export const audit_rejected = () => `rejected the`
export const audit_reset_from_machine = () => `reset, from the machine, the password of the`
export const audit_retried = () => `tried again the`
export const audit_role_changed = () => `Role changed`
export const audit_rotated_secret = () => `made a new secret for the`
export const audit_said_failed = () => `said to have failed the`
export const audit_said_kept = () => `said what was kept of`
export const audit_sent_again = () => `sent again the`
export const audit_show_others = (i: { text: string | number }) => `${i.text}: show others too`
export const audit_stock_of = (i: { size: string | number }) => `Stock ${i.size}`
export const audit_store_opened = () => `Store opened`
export const audit_subject_account = () => `account`
export const audit_subject_category = () => `category`
export const audit_subject_commission = () => `rule of commission`
export const audit_subject_consignment = () => `booking with a courier`
export const audit_subject_courier = () => `courier`
export const audit_subject_job = () => `job`
export const audit_subject_manual_entry = () => `Manual entry`
export const audit_subject_message = () => `message`
export const audit_subject_order = () => `order`
export const audit_subject_paper = () => `paper`
export const audit_subject_payout = () => `payout`
export const audit_subject_payout_account = () => `payout account`
export const audit_subject_product = () => `product`
export const audit_subject_refund = () => `refund`
export const audit_subject_settings = () => `settings`
export const audit_subject_settlement = () => `settlement`
export const audit_subject_store = () => `store`
export const audit_subject_vat = () => `rate of VAT on`
export const audit_subject_webhook = () => `webhook`
export const audit_to = () => `to`
export const audit_took_payment_back = () => `took back a payment of the`
export const audit_took_settlement_back = () => `took back a settlement file of`
export const audit_two_step_changed = () => `Two-step login changed`
export const audit_undid_import = (i: { count: number; products: string | number }) => i.count === 1 ? `undid the import of ${i.products} product:` : `undid the import of ${i.products} products, the first:`
export const audit_value_changed = () => `changed`
export const audit_was_added = () => `Added`
export const audit_was_booked = () => `Booked with a courier`
export const audit_was_brought_on = () => `Brought to its next stage`
export const audit_was_changed = () => `Changed`
export const audit_was_corrected = () => `Stage corrected`
export const audit_was_decided = () => `Said what became of a booking`
export const audit_was_deleted = () => `Deleted`
export const audit_was_ended = () => `Ended`
export const audit_was_imported = () => `Imported`
export const audit_was_moved = () => `Moved`
export const audit_was_reset = () => `Reset from the machine`
export const audit_was_retried = () => `Tried again`
export const audit_was_rotated_secret = () => `New secret made`
export const audit_was_sent_again = () => `Sent again`
export const audit_yes = () => `Yes`
export const auth_agree_register = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`By registering you agree to the `, i.terms(`terms and conditions`), ` and to what we keep of you (`, i.privacy(`privacy`), `).`]
export const auth_been_here_before = () => `Been here before?`
export const auth_belongs_another_part = () => `It belongs to another part of the market. Your account is fine, and nothing of yours has changed.`
export const auth_change_undone = () => `The change is undone and every device is logged out. No password opens the account until you choose a new one: we send you a code or a link for it.`
export const auth_code_foot = () => `You get this mail because somebody asked Haat for a code with this address. If it was not you, nothing has to be done.`
export const auth_code_title = () => `Your code for Haat`
export const auth_code_words = (i: { code: string | number; duration: string | number }) => `${i.code} is your Haat code, valid for ${i.duration}. Tell it to nobody.`
export const auth_device_logged_out = () => `That device is logged out.`
export const auth_do_you_sell = () => `Do you sell clothes?`
export const auth_email_added_title = () => `An email was added to your Haat account`
export const auth_email_changed = () => `Your email is changed.`
export const auth_email_changed_title = () => `The email of your Haat account was changed`
export const auth_email_changed_to = (i: { newValue: string | number }) => `The email of your Haat account is now ${i.newValue}.`
export const auth_email_works_too = () => `Your email works too.`
export const auth_hide = () => `Hide`
export const auth_hide_field = (i: { label: string | number }) => `Hide ${i.label}`
export const auth_limit_attempts = (i: { duration: string | number }) => `Too many attempts to log in came from your network. Please try again in ${i.duration}.`
export const auth_limit_code_soon = (i: { duration: string | number }) => `A code is on its way. You can ask for another in ${i.duration}.`
export const auth_limit_codes_address = (i: { duration: string | number }) => `Too many codes were asked for from your network. Please try again in ${i.duration}, or log in with your password.`
export const auth_limit_codes_recipient = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} codes in ${i.window} can be sent to one address or number. Please try again in ${i.duration}, or log in with your password.`
export const auth_limit_codes_shop = (i: { duration: string | number }) => `No more codes can be sent at the moment. Please try again in ${i.duration}, or log in with your password.`
export const auth_limit_logins = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} logins in ${i.window} are possible. Please try again in ${i.duration}.`
export const auth_limit_registrations = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} accounts can be registered from one network in ${i.window}. Please try again in ${i.duration}.`
export const auth_limit_taken_names = (i: { duration: string | number }) => `Too many names or emails that were asked for here are taken. Please try again in ${i.duration}.`
export const auth_limit_totp = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} codes in ${i.window} can be tried. Please try again in ${i.duration}.`
export const auth_limit_wrong_codes = (i: { duration: string | number }) => `Too many wrong codes came from your network. Please try again in ${i.duration}, or log in with your password.`
export const auth_log_haat_cart = () => `Log in to Haat: your cart, your orders and your store.`
export const auth_log_someone_else = () => `Log in as someone else`
export const auth_logged_already_going = () => `You are logged in already. Going on here changes to another account.`
export const auth_logged_out_everywhere = () => `You are logged out everywhere.`
export const auth_logging = () => `Logging in…`
export const auth_logging_registering = () => `Logging in and registering`
export const auth_new_haat = () => `New at Haat?`
export const auth_not_account = () => `Not for this account`
export const auth_not_logged_account = () => `You are not logged in. Log in with an account that may open it.`
export const auth_one_account_many = () => `One account, many stores. Pay when it arrives.`
export const auth_other_ways = () => `Other ways in`
export const auth_page_those_who_work = () => `This page is for those who work here`
export const auth_password = () => `Password`
export const auth_password_changed_all = () => `Your password is changed. All other devices are logged out.`
export const auth_password_reset = () => `Your password is changed, and every device is logged out. Please log in.`
export const auth_password_reset_first = () => `Your password is changed, and every device is logged out. You have shown for the first time that this email is yours: the phone, two-step login and saved addresses that were in the account before are removed. Please log in.`
export const auth_password_too_common = () => `This password is too common. Please choose another.`
export const auth_phone_added_title = () => `A phone was added to your Haat account`
export const auth_phone_changed = () => `Your phone number is changed.`
export const auth_phone_changed_title = () => `The phone of your Haat account was changed`
export const auth_phone_changed_to = (i: { newValue: string | number }) => `The phone of your Haat account is now ${i.newValue}.`
export const auth_phone_removed = () => `Haat: your phone was removed from an account, because the owner of its email confirmed that email. You can still log in with your phone, to an account of its own.`
export const auth_phone_removed_title = () => `Your phone was removed from an account`
export const auth_please_choose_password = () => `Please choose a password without your name in it.`
export const auth_please_set_date = () => `Please set the date and time of this device right, then log in.`
export const auth_proof_no_password = () => `You log in by a code alone. Please log out and in again, and go on within 15 minutes.`
export const auth_proof_no_second_step = () => `Two-step login is not on for your account. Please give your password.`
export const auth_proven = () => `Thank you. You can go on for 15 minutes.`
export const auth_register_haat_shop = () => `Register at Haat and shop from many stores of Bangladesh. Cash on delivery.`
export const auth_reset_title = () => `Choose a new password`
export const auth_reset_words = (i: { duration: string | number }) => `Somebody, you hopefully, asked for a new password at Haat. The link below opens the page for it. It works once, within ${i.duration}.`
export const auth_second_step = () => `One more step`
export const auth_second_step_about = () => `Enter the code of your authenticator app.`
export const auth_second_step_hint = () => `Or one of your recovery codes.`
export const auth_show = () => `Show`
export const auth_show_field = (i: { label: string | number }) => `Show ${i.label}`
export const auth_start_again = () => `Start again`
export const auth_too_many_attempts = (i: { duration: string | number }) => `Too many attempts. Please try again in ${i.duration}.`
export const auth_took_too_long = () => `Was it too long ago?`
export const auth_unauthorized_title = () => `This page is not for this account`
export const auth_undo_by_code = (i: { code: string | number }) => `Not you? Undo it within 72 hours: open Haat, page /undo-change, code ${i.code}`
export const auth_undo_by_link = (i: { url: string | number }) => `Not you? Undo it within 72 hours: ${i.url}`
export const auth_undo_change = () => `Undo the change`
export const auth_undo_foot = () => `You get this mail because it was the email of your account until now.`
export const auth_undo_within = () => `If it was not you, undo it here within 72 hours. Every device is logged out then, and no password opens the account until you choose a new one.`
export const auth_username_rule = () => `3 to 40 letters, digits, dots, dashes or underscores.`
export const auth_welcome_back_market = () => `Welcome back to the market.`
export const bell_all = () => `All messages`
export const bell_button = () => `What is new`
export const bell_button_new = (i: { count: string | number }) => `What is new: ${i.count}`
export const bell_mark = () => `Mark as read`
export const bell_mark_all = () => `Mark all as read`
export const bell_mark_what = (i: { text: string | number }) => `Mark as read: ${i.text}`
export const bell_new = (i: { count: string | number }) => `${i.count} new`
export const bell_none = () => `Nothing new yet.`
export const bell_order_placed = (i: { orderId: string | number; total: string | number }) => `Your order ${i.orderId} is placed. You pay ${i.total} when it arrives.`
export const bell_order_to_pack = (i: { orderId: string | number; count: number; shown: string | number }) => i.count === 1 ? `Order ${i.orderId}: ${i.shown} piece to pack` : `Order ${i.orderId}: ${i.shown} pieces to pack`
export const bell_title = () => `Your messages`
export const cart_added_cart = () => `Added to cart`
export const cart_all_items_must = () => `All items must have a quantity greater than zero before checking out.`
export const cart_all_items_must_size = () => `All items must have a size selected before checking out.`
export const cart_at_most = (i: { most: string | number }) => `At most ${i.most}`
export const cart_empty = () => `Your cart is empty.`
export const cart_empty_please_add = () => `Your cart is empty. Please add items to your cart before checking out.`
export const cart_least_1 = () => `At least 1`
export const cart_line_could_not = () => `The line could not be removed.`
export const cart_log_see_what = () => `Log in to see what you kept in it.`
export const cart_most_with_cart = (i: { most: string | number }) => `Must be at most ${i.most} with those in the cart.`
export const cart_must_logged_checkout = () => `You must be logged in to checkout. Please log in first.`
export const cart_must_product_address = () => `Must be the product of the address.`
export const cart_name_and_size = (i: { name: string | number; size: string | number }) => `${i.name}, size ${i.size}`
export const cart_price_changed_from = (i: { before: string | number; now: string | number }) => `The price changed from ${i.before} to ${i.now}.`
export const cart_product = () => `Product`
export const cart_quantity_could_not = () => `The quantity could not be stored.`
export const cart_remove_name_size = (i: { name: string | number; size: string | number }) => `Remove ${i.name}, size ${i.size}`
export const cart_shipping_whole_order = () => `Shipping, for the whole order`
export const cart_shop_did_not = () => `The shop did not answer just now: what you put in your cart is kept there.`
export const cart_size_off_sale = (i: { size: string | number }) => `Size ${i.size} is no longer for sale.`
export const cart_taken_out_cart = () => `Taken out of your cart.`
export const cart_total_amount = () => `Total amount`
export const cart_unit_price = () => `Unit price`
export const cart_what_cart = () => `What is in your cart`
export const categories_add_root_category = () => `Add a root category`
export const categories_at_top = () => `at the top`
export const categories_below = (i: { name: string | number }) => `below ${i.name}`
export const categories_collapse_all = () => `Collapse all`
export const categories_could_not_loaded = () => `The categories could not be loaded just now.`
export const categories_count = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} category` : `${i.shown} categories`
export const categories_create_category = () => `Create Category`
export const categories_created = () => `Category created.`
export const categories_creating = () => `Creating…`
export const categories_deleted = () => `The category is deleted.`
export const categories_drag_move = () => `Drag to move`
export const categories_edit_category = () => `Edit Category`
export const categories_expand_all = () => `Expand all`
export const categories_find_category_name = () => `Find a category by name`
export const categories_found = (i: { words: string | number }) => `${i.words} found`
export const categories_hidden_with = (i: { hiddenBy: string | number }) => ` · hidden with ${i.hiddenBy}`
export const categories_in_all = (i: { total: string | number }) => ` · ${i.total} in all`
export const categories_levels = (i: { most: string | number }) => `Categories stand at most ${i.most} levels deep.`
export const categories_management = () => `Category Management`
export const categories_men_women_kids = () => `Men, Women and Kids stay at the top.`
export const categories_more = () => `More`
export const categories_more_name = (i: { name: string | number }) => `More for ${i.name}`
export const categories_move = () => `Move`
export const categories_move_down = () => `Move down`
export const categories_move_under = () => `Move under…`
export const categories_move_up = () => `Move up`
export const categories_name = (i: { name: string | number }) => `In ${i.name}`
export const categories_name_active = (i: { name: string | number }) => `“${i.name}” is active.`
export const categories_name_hidden = (i: { name: string | number }) => `${i.name} (hidden)`
export const categories_name_inactive = (i: { name: string | number }) => `“${i.name}” is inactive: shoppers see nothing of it.`
export const categories_name_required = () => `Name is required`
export const categories_name_stays = (i: { name: string | number }) => `${i.name} stays: it can be renamed or hidden, not deleted.`
export const categories_name_was_added = (i: { name: string | number }) => `“${i.name}” was added.`
export const categories_no_categories_found = () => `No categories found.`
export const categories_none = () => `-- None --`
export const categories_not_below_parent = () => `This category is not below that parent any more.`
export const categories_not_shop_any = () => `This category is not in the shop any more.`
export const categories_now_at = (i: { name: string | number; at: string | number; count: string | number; place: string | number }) => `${i.name} is now ${i.at} of ${i.count} ${i.place}.`
export const categories_order_changed_meanwhile = () => `The order has changed meanwhile. Please look again.`
export const categories_parent_category = () => `Parent Category`
export const categories_stays = () => `It can be renamed or hidden, not deleted.`
export const categories_still_has = (i: { things: string | number }) => `This category still has ${i.things}.`
export const categories_subcategories = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} subcategory` : `${i.shown} subcategories`
export const categories_subcategory = () => `+ Subcategory`
export const categories_subcategory_name = (i: { name: string | number }) => `+ Subcategory of ${i.name}`
export const categories_subcategory_of = (i: { name: string | number }) => `Subcategory of ${i.name}`
export const categories_sure_want_delete = (i: { name: string | number }) => `Are you sure you want to delete “${i.name}”?`
export const categories_update_category = () => `Update Category`
export const categories_updated = () => `Category updated.`
export const categories_updating = () => `Updating…`
export const checkout_10_cashback_up = () => `10% cashback up to BDT 150.`
export const checkout_address_not_kept = () => `Your order is placed. The address could not be kept.`
export const checkout_agree = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`I agree to the `, i.terms(`terms and conditions`), ` and to what is kept of me (`, i.privacy(`privacy`), `)`]
export const checkout_alternative_phone = () => `Alternative phone`
export const checkout_as_typed = () => `The address as typed below`
export const checkout_cart_overview = () => `Cart Overview`
export const checkout_cash_delivery = () => `Cash on Delivery`
export const checkout_city = () => `City`
export const checkout_confirm_order = () => `Confirm Order`
export const checkout_contact_info = () => `Contact Info`
export const checkout_debit_credit_cards = () => `Debit and credit cards.`
export const checkout_delivered_within = (i: { fewest: string | number; most: string | number }) => `Delivered within ${i.fewest}-${i.most} days after confirmation.`
export const checkout_delivered_within_2 = () => `Delivered within 2-3 days after confirmation.`
export const checkout_delivered_within_one = (i: { count: number; shown: string | number }) => i.count === 1 ? `Delivered within ${i.shown} day after confirmation.` : `Delivered within ${i.shown} days after confirmation.`
export const checkout_info = () => `Checkout Info`
export const checkout_keep_address = () => `Keep this address for my next order`
export const checkout_limit_orders = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} orders in ${i.window} are possible. Please try again in ${i.duration}.`
export const checkout_new_total = () => `New total`
export const checkout_no_answer_came = () => `No answer came from the shop. Nothing you typed is lost. Press Confirm Order again: your order is placed only once.`
export const checkout_not_open_yet = () => `not open yet`
export const checkout_not_sale_any = (i: { name: string | number }) => `Not for sale any more, so not ordered: ${i.name}.`
export const checkout_online_payment_not = () => `Online payment is not open yet. Choose Cash on Delivery to place your order today.`
export const checkout_online_payment_not_open = () => `Online payment is not open yet:`
export const checkout_order_had_already = () => `This order had already arrived, with what you typed first.`
export const checkout_order_placed_successfully = () => `Order placed successfully!`
export const checkout_other_address = () => `Another address`
export const checkout_pay_when_parcel = () => `Pay when your parcel arrives.`
export const checkout_payment_options = () => `Payment Options`
export const checkout_placing_order = () => `Placing your order…`
export const checkout_please_enter_valid = () => `Please enter a valid email.`
export const checkout_please_fillup_all = () => `Please fillup all the required fields!`
export const checkout_please_select_payment = () => `Please select a payment method.`
export const checkout_price_changed_since = (i: { totalAmount: string | number }) => `A price has changed since you looked. The new payable amount is ${i.totalAmount}.`
export const checkout_process_payment = () => `Process to Payment`
export const checkout_prove_phone = () => `Prove my phone`
export const checkout_shipping_info = () => `Shipping Info`
export const checkout_store_takes_none = (i: { name: string | number }) => `Their store takes no orders just now, so not ordered: ${i.name}.`
export const checkout_visa_mastercard = () => `Visa / Mastercard`
export const checkout_words_nothing_was = (i: { words: string | number }) => `${i.words} Nothing was ordered: please check it and confirm again.`
export const codes_add_email = () => `Add an email`
export const codes_add_phone = () => `Add a phone`
export const codes_agree_first = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`If you are new here, logging in agrees to the `, i.terms(`terms and conditions`), ` and to what we keep of you (`, i.privacy(`privacy`), `).`]
export const codes_ask_again = () => `Link too old?`
export const codes_ask_another = () => `Ask for another`
export const codes_change_email = () => `Change email`
export const codes_change_phone = () => `Change phone`
export const codes_confirm = () => `Confirm`
export const codes_confirming = () => `Confirming…`
export const codes_contact_lede = () => `A change is confirmed at the new one, and told at the old one, from where it can be undone for 72 hours.`
export const codes_contact_title = () => `Email and phone`
export const codes_email_or_phone = () => `Email or phone`
export const codes_forgot = () => `Forgot your password?`
export const codes_forgot_head = () => `Choose a new password for your account at Haat.`
export const codes_forgot_lede = () => `Tell us the email or phone of your account. We send you a way to choose a new password.`
export const codes_forgot_link = () => `Choose a new one`
export const codes_have_password = () => `Have a password?`
export const codes_head_phone = () => `Log in or register at Haat with a phone number and a code. No password is needed.`
export const codes_kept = () => `This shop sends no messages yet: what would be sent is kept, and an admin reads it under Messages.`
export const codes_link_incomplete = () => `This link is not whole. Please open it from the mail again, or ask for another.`
export const codes_log_in_phone = () => `Log in with your phone`
export const codes_log_in_phone_back = () => `Or get a code on your phone`
export const codes_log_in_phone_lede = () => `We send a code to your phone. If you are new here, that makes your account.`
export const codes_mistyped = () => `Mistyped?`
export const codes_new_email = () => `New email`
export const codes_new_phone = () => `New phone`
export const codes_no_password = () => `No password at hand?`
export const codes_none_yet = () => `None yet`
export const codes_other_number = () => `Use another number`
export const codes_other_recipient = () => `Use another email or phone`
export const codes_phone_hint = () => `Like 01711-000000`
export const codes_proof_code = () => `Code from your phone or email`
export const codes_proof_sent = () => `A code is on its way to the phone or email of your account.`
export const codes_prove_by_code = () => `No password? Send a code to my phone or email`
export const codes_remembered = () => `Remembered it?`
export const codes_reset_lede = () => `Every device is logged out then, and you log in with the new one.`
export const codes_reset_sent_code = (i: { to: string | number }) => `If ${i.to} belongs to an account, a code with 6 digits is on its way there. It works once, within 30 minutes.`
export const codes_reset_sent_link = (i: { to: string | number }) => `If ${i.to} belongs to an account, a mail with a link is on its way there. It works once, within 30 minutes.`
export const codes_send_again = () => `Send another code`
export const codes_send_code = () => `Send me a code`
export const codes_send_proof = () => `Send a code to my phone or email`
export const codes_send_way = () => `Send it`
export const codes_sending = () => `Sending…`
export const codes_sent_to = (i: { to: string | number }) => `We sent a code with 6 digits to ${i.to}.`
export const codes_then_password = () => `Afterwards you choose a new password, by a code or a link that we send you.`
export const codes_undo_code = () => `Code from the message`
export const codes_undo_lede = () => `Your email and phone are again what they were, and every device is logged out. No password opens the account until you choose a new one.`
export const codes_undo_title = () => `Undo a change of your account`
export const commission_add = () => `Add a rule`
export const commission_added = () => `The rule was added.`
export const commission_all_stores = () => `All stores`
export const commission_applies_to = () => `Applies to`
export const commission_category_gone = () => `A category that was deleted`
export const commission_day_is_past = () => `Please choose today or a day to come.`
export const commission_end = () => `End`
export const commission_end_asked = (i: { name: string | number }) => `End “${i.name}”? What is ordered from now on is sold under another rule; what was ordered stays as it was.`
export const commission_end_rule = (i: { name: string | number }) => `End the rule ${i.name}`
export const commission_ended = () => `The rule has ended.`
export const commission_fixed = () => `Taka a piece beside that`
export const commission_from_hint = () => `Empty: from now on.`
export const commission_highest = () => `At most taka a piece`
export const commission_highest_below_lowest = () => `Must be no less than the lowest amount.`
export const commission_loading = () => `Loading rules...`
export const commission_lowest = () => `At least taka a piece`
export const commission_more = () => `More rules`
export const commission_no_such_category = () => `There is no such category any more.`
export const commission_no_such_store = () => `There is no such store any more.`
export const commission_none = () => `No such rule.`
export const commission_part_fixed = (i: { amount: string | number }) => `${i.amount} a piece`
export const commission_part_highest = (i: { amount: string | number }) => `at most ${i.amount} a piece`
export const commission_part_lowest = (i: { amount: string | number }) => `at least ${i.amount} a piece`
export const commission_part_percent = (i: { percent: string | number }) => `${i.percent} %`
export const commission_percent = () => `Percent of the price`
export const commission_rule = () => `Rule`
export const commission_rule_name = () => `Name of the rule`
export const commission_rule_name_hint = () => `Stores read it.`
export const commission_rules = () => `Rules`
export const commission_rules_open = () => `In force and to come`
export const commission_rules_over = () => `Replaced and ended`
export const commission_since = <T>(i: { moment: (words: string) => T }) => [`from `, i.moment(``)]
export const commission_state_current = () => `In force`
export const commission_state_future = () => `To come`
export const commission_state_replaced = () => `Replaced by a newer rule`
export const commission_takes = () => `Takes`
export const commission_title = () => `Commission`
export const commission_trial_frozen = () => `Was taken`
export const commission_trial_none = (i: { month: string | number }) => `Nothing was delivered in ${i.month}.`
export const commission_trial_sold = () => `Sold`
export const commission_trial_title = (i: { month: string | number; name: string | number }) => `${i.month} under “${i.name}”`
export const commission_trial_tried = () => `Would be taken`
export const commission_trial_words = (i: { month: string | number }) => `Of parcels that were delivered in ${i.month}, and what was kept of them: what was taken, and what this rule would have taken. Nothing is changed by it.`
export const commission_try = () => `What would last month have cost?`
export const commission_trying = () => `Reckoning…`
export const commission_unanswered = () => `The rules could not be loaded just now.`
export const commission_until = <T>(i: { moment: (words: string) => T }) => [`until `, i.moment(``)]
export const commission_vat_add = () => `Add a rate`
export const commission_vat_added = () => `The rate was added.`
export const commission_vat_of_goods = () => `Goods, within their price`
export const commission_vat_on = () => `VAT on`
export const commission_vat_percent = () => `Percent of VAT`
export const commission_vat_title = () => `Rates of VAT`
export const commission_vat_words = () => `Rates follow the law, from a day on. Of one day the last word counts.`
export const commission_what_it_is = () => `What the shop takes of each piece that is sold. One rule counts for a sale: a store’s own before those of all stores, then that of the nearest category, then the newest. What was ordered keeps its rule.`
export const commission_with_vat = (i: { commission: string | number; vat: string | number }) => `${i.commission} + ${i.vat} VAT`
export const commission_you_keep = (i: { price: string | number; kept: string | number }) => `Of ${i.price} you keep ${i.kept}.`
export const commission_you_pay = (i: { terms: string | number; name: string | number; vat: string | number }) => `Haat takes ${i.terms} (${i.name}), and ${i.vat} % VAT on it.`
export const commission_you_pay_nothing = () => `Haat takes no commission here.`
export const couriers_account_changes_limit = (i: { most: string | number; window: string | number; duration: string | number }) => `Couriers were changed ${i.most} times within ${i.window}. Please try again in ${i.duration}.`
export const couriers_account_is_off = () => `The account is off, or its keys cannot be read.`
export const couriers_answered_status = (i: { status: string | number }) => `answered ${i.status}`
export const couriers_book = (i: { courier: string | number }) => `Book with ${i.courier}`
export const couriers_book_with = (i: { courier: string | number }) => `Book parcels with ${i.courier}`
export const couriers_call_off_yourself = (i: { courier: string | number; number: string | number }) => `Call it off in the panel of ${i.courier}: ${i.number}.`
export const couriers_called_off = () => `Called off by the shop`
export const couriers_carried_by = () => `Carried by`
export const couriers_carries = (i: { courier: string | number }) => `${i.courier} carries it`
export const couriers_carries_it_after_all = (i: { courier: string | number; said: string | number }) => `${i.courier} carries it after all: ${i.said}.`
export const couriers_charge = (i: { price: string | number }) => `${i.price} for the delivery`
export const couriers_choose = () => `Choose…`
export const couriers_choose_place = (i: { courier: string | number }) => `Choose the place from the list of ${i.courier}.`
export const couriers_contents = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 piece of clothing` : `${i.shown} pieces of clothing`
export const couriers_environment = () => `For real, or to try it out`
export const couriers_exchanged = () => `The courier exchanged goods at the door: say what was kept.`
export const couriers_find_place = () => `Find another place`
export const couriers_gave_no_answer = () => `gave no answer`
export const couriers_give_up = (i: { courier: string | number }) => `Do not send it with ${i.courier}`
export const couriers_in_use = () => `In use`
export const couriers_is_asked = (i: { courier: string | number }) => `${i.courier} is being asked`
export const couriers_is_called_off = (i: { courier: string | number }) => `${i.courier} does not carry it any more`
export const couriers_is_parked = (i: { courier: string | number }) => `Nobody knows whether ${i.courier} has booked it`
export const couriers_is_refused = (i: { courier: string | number }) => `${i.courier} does not carry it`
export const couriers_is_waiting = (i: { courier: string | number }) => `Waits to be booked with ${i.courier}`
export const couriers_it_was_booked = () => `Was it booked?`
export const couriers_it_was_booked_send = () => `It was booked`
export const couriers_its_number = (i: { courier: string | number }) => `Its number with ${i.courier}`
export const couriers_key_access_token = () => `API access token`
export const couriers_key_api_key = () => `Api-Key`
export const couriers_key_client_id = () => `Client ID`
export const couriers_key_client_secret = () => `Client Secret`
export const couriers_key_pickup_store_id = () => `Pickup store ID`
export const couriers_key_secret_key = () => `Secret-Key`
export const couriers_key_stays = () => `Empty: stays as it is.`
export const couriers_key_store_id = () => `Store ID`
export const couriers_last_word = (i: { courier: string | number; said: string | number }) => `${i.courier} says: ${i.said}`
export const couriers_live = () => `For real: parcels are carried`
export const couriers_looking = (i: { courier: string | number }) => `Asking ${i.courier}…`
export const couriers_may_be_booked = (i: { courier: string | number }) => `${i.courier} gave no answer and may have booked it: look in its panel.`
export const couriers_no_look = () => `This cannot be looked at now. Please try again.`
export const couriers_no_such_environment = () => `This company offers nothing to try it out with.`
export const couriers_not_collected = (i: { courier: string | number }) => `${i.courier} did not collect it: book it again, or send it with your own rider.`
export const couriers_not_reached = () => `could not be reached`
export const couriers_not_set_up = () => `Not set up`
export const couriers_number_of_another = (i: { number: string | number }) => `Another parcel has the number ${i.number}.`
export const couriers_of_shop_alone = () => `The shop books with its own accounts; you need none. Under Parcels, the card of a parcel that is to be handed over offers its couriers.`
export const couriers_off = () => `Off`
export const couriers_other_sum = (i: { courier: string | number; collected: string | number; due: string | number }) => `${i.courier} collected ${i.collected}; ${i.due} was due.`
export const couriers_own_account = (i: { courier: string | number }) => `${i.courier} (own account)`
export const couriers_paid_return = (i: { courier: string | number; collected: string | number; delivery: string | number }) => `It was refused, and ${i.courier} collected ${i.collected}, but the delivery is only ${i.delivery}. Please ask ${i.courier}.`
export const couriers_part_for_other_sum = (i: { courier: string | number; collected: string | number }) => `A part was kept, and ${i.courier} collected ${i.collected}, which fits no pieces: say which.`
export const couriers_place = () => `Place`
export const couriers_pretend = () => `Pretend courier of the demo: nothing is carried`
export const couriers_push_not_understood = () => `Nothing that this company is known to say.`
export const couriers_push_of_nothing = (i: { courier: string | number }) => `${i.courier} told of a parcel that is none of this account.`
export const couriers_push_secret = () => `Secret`
export const couriers_push_title = () => `Where it tells the shop of its parcels`
export const couriers_push_words = () => `Enter both in the panel of the company. The secret is shown this once.`
export const couriers_pushes_limit = (i: { duration: string | number }) => `Too many pushes. Please try again in ${i.duration}.`
export const couriers_refuses = () => `Refuses the account`
export const couriers_renew_secret = () => `Make a new secret, by which messages of this company are known`
export const couriers_sandbox = () => `Sandbox: to try it out, nothing is carried`
export const couriers_says = (i: { courier: string | number; words: string | number }) => `${i.courier}: ${i.words}`
export const couriers_says_otherwise = (i: { courier: string | number; now: string | number; known: string | number }) => `${i.courier} says something else now: ${i.now}. Known was: ${i.known}.`
export const couriers_second_phone = (i: { phone: string | number }) => `Second phone: ${i.phone}.`
export const couriers_send_with = () => `Send it with`
export const couriers_set_up = () => `Set up`
export const couriers_takes_characters = (i: { courier: string | number; least: string | number; most: string | number; length: string | number }) => `${i.courier} takes ${i.least} to ${i.most} characters; these are ${i.length}.`
export const couriers_takes_mobile = (i: { courier: string | number }) => `${i.courier} takes mobile numbers of eleven digits.`
export const couriers_told_in_part = () => `A part was kept: say which pieces.`
export const couriers_what_they_are = () => `Companies that carry parcels for the stores. You find the keys of an account in the company’s own panel; here they are sealed and shown to nobody.`
export const couriers_word_at_the_door = () => `out for delivery`
export const couriers_word_booked = () => `booked`
export const couriers_word_cancelled = () => `called off`
export const couriers_word_collected = () => `collected from the store`
export const couriers_word_coming_back = () => `coming back`
export const couriers_word_delivered = () => `delivered`
export const couriers_word_exchanged = () => `exchanged at the door`
export const couriers_word_held = () => `on hold`
export const couriers_word_lost = () => `lost`
export const couriers_word_on_the_way = () => `on the way`
export const couriers_word_paid_return = () => `refused at the door, the delivery paid`
export const couriers_word_partly_delivered = () => `delivered in part`
export const couriers_word_refused = () => `refused at the door`
export const couriers_word_returned = () => `returned to the store`
export const couriers_word_settled = () => `paid out`
export const couriers_word_told_delivered = () => `delivered, by the rider’s word`
export const couriers_word_told_partly = () => `delivered in part, by the rider’s word`
export const couriers_word_told_refused = () => `refused, by the rider’s word`
export const dashboard_accounts_now = () => `Accounts now`
export const dashboard_admin_looks_store = () => `An admin looks at your store before it can sell.`
export const dashboard_after = () => `After`
export const dashboard_all_time = () => `All time`
export const dashboard_approval = () => `Approval`
export const dashboard_balance = () => `Your money at Haat`
export const dashboard_balance_each = () => `How each order comes to that`
export const dashboard_balance_owed = () => `You owe the shop`
export const dashboard_balance_owed_you = () => `The shop owes you`
export const dashboard_balance_payable = () => `Payable to you`
export const dashboard_balance_pending = () => `Waiting for its cash`
export const dashboard_balance_together = () => `In your next statement what is payable and what is owed are set off. What is left to you is paid out once it comes to the shop’s least payout; until then it stands in the statement after. What waits for its cash becomes payable once the courier has paid it.`
export const dashboard_best_sellers = () => `Best sellers`
export const dashboard_bought_all_time = () => `Bought, all time`
export const dashboard_bought_most = () => `Bought most`
export const dashboard_day = () => `Day`
export const dashboard_day_day = () => `Day by day`
export const dashboard_days = (i: { each: string | number }) => `${i.each} days`
export const dashboard_days_before = (i: { compared: string | number; before: string | number; count: string | number }) => `${i.compared} ${i.before} in the ${i.count} days before`
export const dashboard_edit_profile = () => `Edit your profile`
export const dashboard_first_order = () => `Your first order`
export const dashboard_first_product_picture = () => `First product with a picture`
export const dashboard_last_days = (i: { period: string | number }) => `Last ${i.period} days`
export const dashboard_left = (i: { stock: string | number }) => `${i.stock} left`
export const dashboard_loading_dashboard_data = () => `Loading dashboard data...`
export const dashboard_nearly_same = () => `Nearly the same as`
export const dashboard_new_name_was = (i: { formerName: string | number }) => `has a new name, was ${i.formerName}`
export const dashboard_newest_products_first = () => `Newest products first`
export const dashboard_no_counted_size = (i: { count: number }) => i.count === 1 ? `No counted size is down to its last piece.` : i.count === 5 ? `No counted size is down to its last five pieces.` : `No counted size is down to its last ${i.count} pieces.`
export const dashboard_no_order_waiting = () => `No order is waiting.`
export const dashboard_no_order_waiting_store = () => `No order is waiting for your store.`
export const dashboard_nobody_ordered_from = () => `Nobody ordered from your store in this time.`
export const dashboard_nobody_ordered_time = () => `Nobody ordered in this time.`
export const dashboard_nothing_bought = () => `Nothing bought in this time.`
export const dashboard_nothing_sold = () => `Nothing sold in this time.`
export const dashboard_nothing_way = () => `Nothing is on its way to you.`
export const dashboard_ordered_nothing_time = () => `You ordered nothing in this time.`
export const dashboard_orders_revenue_day = () => `Orders and revenue by day`
export const dashboard_orders_status = () => `Orders by status`
export const dashboard_overview_could_not = () => `The overview could not be loaded just now.`
export const dashboard_percent_less = (i: { percent: string | number }) => `${i.percent} % less than`
export const dashboard_percent_more = (i: { percent: string | number }) => `${i.percent} % more than`
export const dashboard_period = () => `Period`
export const dashboard_revenue = () => `Revenue`
export const dashboard_sale_now = () => `On sale now`
export const dashboard_same = () => `The same as`
export const dashboard_say_few_words = () => `Say in a few words what you sell: it stands on your store’s page.`
export const dashboard_see_all_orders = () => `See all orders`
export const dashboard_see_profile = () => `See your profile`
export const dashboard_see_public_store = () => `See your public store`
export const dashboard_shoppers_buy_what = () => `Shoppers buy what they see: a good picture sells.`
export const dashboard_show_table = () => `Show as a table`
export const dashboard_spent_all_time = () => `Spent, all time`
export const dashboard_step_done = () => ` (done)`
export const dashboard_step_first_order = () => `First order`
export const dashboard_step_to_do = () => ` (to do)`
export const dashboard_stock_running_low = () => `Stock running low`
export const dashboard_store_can_sell = () => `Your store can sell once it is approved.`
export const dashboard_stores_wait = () => `Stores that wait for you`
export const dashboard_sum_in_days = (i: { sum: string | number; count: string | number }) => `${i.sum} in ${i.count} days`
export const dashboard_their_way = () => `On their way`
export const dashboard_times = (i: { times: string | number }) => `${i.times} times the`
export const dashboard_total_customers = () => `Total Customers`
export const dashboard_total_orders = () => `Total Orders`
export const dashboard_total_products = () => `Total Products`
export const dashboard_total_revenue = () => `Total Revenue`
export const dashboard_waiting_longest = () => `Waiting longest`
export const dashboard_waits_since = <T>(i: { moment: (words: string) => T }) => [`waits for approval, since `, i.moment(``)]
export const dashboard_will_stand_here = () => `It will stand here and under My Orders, for you to pack and complete.`
export const entries_amount = () => `Amount in taka, without VAT`
export const entries_and_vat = (i: { sum: string | number }) => `and ${i.sum} VAT`
export const entries_caption = () => `Manual entries, newest first`
export const entries_kind_credit = () => `Credit`
export const entries_kind_debit = () => `Debit`
export const entries_kind_fee = () => `Fee for a service`
export const entries_kind_hint = () => `VAT is added to a fee alone, and invoiced with the commission`
export const entries_kind_opening_balance = () => `Opening balance, owed to the store`
export const entries_kind_opening_debt = () => `Opening balance, owed by the store`
export const entries_kind_penalty = () => `Penalty`
export const entries_kind_write_off = () => `Write-off of a debt`
export const entries_loading = () => `Loading manual entries...`
export const entries_none = () => `No manual entries yet.`
export const entries_not_loaded = () => `The manual entries could not be loaded.`
export const entries_number = (i: { number: string | number }) => `Entry ${i.number}`
export const entries_of_store = (i: { storeName: string | number }) => `Manual entries: ${i.storeName}`
export const entries_older = () => `Older entries`
export const entries_prepare = () => `Prepare the entry`
export const entries_reason_hint = () => `The store reads it in its statement`
export const entries_refuse_hint = () => `What is wrong with it; it stays in the list`
export const entries_sure_refuse = (i: { amount: string | number; storeName: string | number }) => `Refuse the entry of ${i.amount} for ${i.storeName}? Nothing is posted then.`
export const entries_title = () => `Manual entries`
export const entries_to_shop = (i: { sum: string | number }) => `${i.sum} from the store`
export const entries_to_store = (i: { sum: string | number }) => `${i.sum} to the store`
export const entries_what_they_are = () => `What an admin posts to a store by hand, once another admin approved it. It stands in the store’s next statement. To add one, open a store’s terms from its payout or its balance.`
export const entries_what_they_are_to_store = () => `What the shop gave or charged your store beside its sales, and why. Each stands in a statement.`
export const field_at_most = (i: { most: string | number }) => `Must be at most ${i.most}.`
export const field_at_most_at_once = (i: { most: string | number }) => `At most ${i.most} at once.`
export const field_at_most_characters = (i: { most: string | number }) => `At most ${i.most} characters.`
export const field_at_most_days = (i: { most: string | number }) => `At most ${i.most} days.`
export const field_at_most_lines = (i: { most: string | number }) => `At most ${i.most} lines.`
export const field_begin_end_letter = () => `Begin and end with a letter or a digit.`
export const field_choose_district = () => `Please choose a district of this division.`
export const field_choose_division = () => `Please choose a division.`
export const field_code_six_digits = () => `A code has 6 digits.`
export const field_collected_beyond_delivery = (i: { delivery: string | number }) => `For a refused parcel at most the delivery can be paid: ${i.delivery}.`
export const field_collected_other_sum = (i: { due: string | number }) => `What was to be collected is ${i.due}.`
export const field_contains_characters_cannot = () => `Contains characters that cannot be stored.`
export const field_fit_not_refused = () => `Please choose among the pieces that were not kept.`
export const field_from_1_to_100 = () => `Must be from 1 to 100.`
export const field_kept_all = () => `Everything was kept: that is a delivered parcel.`
export const field_kept_not_sent = () => `Please choose among the pieces of this parcel.`
export const field_kept_nothing = () => `Nothing was kept: that is a refused parcel.`
export const field_kept_other_sum = (i: { kept: string | number; collected: string | number }) => `These pieces come to ${i.kept}; what was kept comes to ${i.collected}.`
export const field_last_day_before = () => `The last day is before the first.`
export const field_most_20_sizes = () => `At most 20 sizes.`
export const field_most_most = (i: { most: string | number }) => `At most ${i.most}.`
export const field_most_most_rows = (i: { most: string | number }) => `At most ${i.most} rows.`
export const field_must_0_1 = () => `Must be 0 or 1.`
export const field_must_1 = () => `Must be 1.`
export const field_must_1_100 = () => `Must have 1 to 100 characters.`
export const field_must_7_30 = () => `Must be 7, 30 or 90.`
export const field_must_admin_vendor = () => `Must be Admin, Vendor or Customer.`
export const field_must_amount_taka = () => `Must be an amount in taka.`
export const field_must_between_0 = (i: { most: string | number }) => `Must be between 0 and ${i.most} taka with at most two decimals.`
export const field_must_between_least = (i: { least: string | number; most: string | number }) => `Must be between ${i.least} and ${i.most}.`
export const field_must_bin = () => `Must be a BIN: thirteen digits such as 001234567-0101.`
export const field_must_card = () => `Must be “card”.`
export const field_must_day_such = () => `Must be a day such as 2026-11-21.`
export const field_must_json = () => `Must be JSON.`
export const field_must_least_0 = () => `Must be at least 0.`
export const field_must_least_1 = () => `Must be at least 1.`
export const field_must_link_begins = () => `Must be a link that begins with https://.`
export const field_must_list = () => `Must be a list.`
export const field_must_list_of_days = (i: { wrong: string | number }) => `${i.wrong} is no day: write days such as 2026-12-16, with spaces between them.`
export const field_must_list_rows = () => `Must be a list of rows.`
export const field_must_month = () => `Must be a month such as 2026-11.`
export const field_must_most_most_inches = (i: { most: string | number }) => `Must be at most ${i.most} inches.`
export const field_must_most_most_taka = (i: { most: string | number }) => `Must be at most ${i.most} taka.`
export const field_must_number_pieces = () => `Must be a number of pieces for sizes on offer.`
export const field_must_one_more = (i: { value: string | number }) => `Must be one or more of ${i.value}.`
export const field_must_one_value = (i: { value: string | number }) => `Must be one of ${i.value}.`
export const field_must_pending_completed = () => `Must be Pending, Completed or Cancelled.`
export const field_must_percent = (i: { most: string | number }) => `Must be between 0 and ${i.most} with at most two decimals.`
export const field_must_positive_number = () => `Must be a positive number.`
export const field_must_positive_whole = () => `Must be a positive whole number.`
export const field_must_text = () => `Must be a text.`
export const field_must_whole_number = () => `Must be a whole number.`
export const field_needs_size_chest = () => `Needs size, chest, length and sleeve.`
export const field_not_password = () => `This is not your password.`
export const field_only_cash_delivery = () => `Only cash on delivery (cod) places an order.`
export const field_order_needs_least = () => `An order needs at least one item.`
export const field_phone_or_email = () => `Please enter a phone number or an email.`
export const field_please_choose_csv = () => `Please choose a CSV file.`
export const field_please_choose_orders = () => `Please choose orders.`
export const field_please_choose_parcels = () => `Please choose parcels.`
export const field_please_choose_picture = () => `Please choose a picture file.`
export const field_please_choose_products = () => `Please choose products.`
export const field_please_choose_size = () => `Please choose a size.`
export const field_please_choose_something = () => `Please choose something.`
export const field_please_enter_mobile = () => `Please enter a mobile number, like 01711-000000.`
export const field_please_enter_number = () => `Please enter a number of inches.`
export const field_refund_no_shipping = () => `No shipping is left to refund.`
export const field_refund_not_its_till = () => `Only a store that took the cash at the door pays a refund itself.`
export const field_refund_nothing = () => `Please choose at least one piece.`
export const field_refund_nothing_paid = () => `Nothing was paid for these pieces.`
export const field_refund_shipping_of_shop = () => `The shop kept this shipping: only an admin refunds it.`
export const field_refund_too_many = () => `That is more pieces than were kept and not yet refunded.`
export const field_there_no_such = () => `There is no such day.`
export const field_too_long = () => `This is too long.`
export const field_totp_not_right = () => `This code is not right, or was used already.`
export const field_use_3_40 = () => `Use 3 to 40 letters, digits, dots, dashes or underscores.`
export const field_use_least_8 = () => `Use at least 8 characters.`
export const field_use_most_128 = () => `Use at most 128 characters.`
export const fulfilment_awaits_confirmation = () => `A large order of a new customer: no pieces are put aside until you confirm it. Ring the customer first.`
export const fulfilment_collected = (i: { total: string | number }) => `Collected ${i.total}`
export const fulfilment_confirm = (i: { count: number }) => i.count === 0 ? `Confirm` : i.count === 1 ? `Confirm` : `Confirm (${i.count})`
export const fulfilment_confirm_by = (i: { day: string | number }) => `Confirm by ${i.day}`
export const fulfilment_correct_send = () => `Correct it`
export const fulfilment_correct_title = () => `Was something said wrongly? Correct the stage.`
export const fulfilment_could_not_loaded = () => `The parcels could not be loaded.`
export const fulfilment_deliver_by = (i: { day: string | number }) => `To be delivered by ${i.day}`
export const fulfilment_done = () => `Done`
export const fulfilment_find = () => `No., name, phone, label`
export const fulfilment_find_in_shop = () => `No., name, phone, label, store`
export const fulfilment_find_order = () => `Where is my order?`
export const fulfilment_find_order_lede = () => `The number of the order and the phone that was given with it show where its parcels are.`
export const fulfilment_find_order_send = () => `Show it`
export const fulfilment_fit_send = () => `They are back`
export const fulfilment_fit_title = () => `How many pieces came back, fit to sell?`
export const fulfilment_hand_over = (i: { count: number }) => i.count === 0 ? `Hand over to the rider` : i.count === 1 ? `Hand over to the rider` : `Hand over to the rider (${i.count})`
export const fulfilment_hand_over_by = (i: { day: string | number }) => `Hand over by ${i.day}`
export const fulfilment_kept_proposed = () => `Only these pieces come to the sum that was collected. Please check them.`
export const fulfilment_kept_send = () => `These were kept`
export const fulfilment_kept_title = () => `The courier says that a part was kept: which pieces?`
export const fulfilment_late = () => `Late`
export const fulfilment_late_confirm = (i: { day: string | number }) => `Late: was to be confirmed by ${i.day}`
export const fulfilment_late_count = (i: { late: string | number }) => `${i.late} late`
export const fulfilment_late_delivery = (i: { day: string | number }) => `Late: was to be delivered by ${i.day}`
export const fulfilment_late_hand_over = (i: { day: string | number }) => `Late: was to be handed over by ${i.day}`
export const fulfilment_limit_tracking = (i: { duration: string | number }) => `Too many searches for orders. Please try again in ${i.duration}.`
export const fulfilment_lists = () => `What is to do`
export const fulfilment_loading = () => `Loading parcels…`
export const fulfilment_look_in_all = () => `Look in all lists`
export const fulfilment_looking = () => `Looking...`
export const fulfilment_mark_coming_back = () => `It is coming back`
export const fulfilment_mark_delivered = (i: { count: number }) => i.count === 0 ? `Delivered and paid` : i.count === 1 ? `Delivered and paid` : `Delivered and paid (${i.count})`
export const fulfilment_mark_lost = () => `It is lost`
export const fulfilment_mark_packed = (i: { count: number }) => i.count === 0 ? `It is packed` : i.count === 1 ? `It is packed` : `It is packed (${i.count})`
export const fulfilment_mark_refused = () => `It was refused`
export const fulfilment_more = () => `More parcels`
export const fulfilment_none_of_these = () => `No such parcel.`
export const fulfilment_not_found = () => `The order could not be looked for. Please try again.`
export const fulfilment_not_in_list = () => `Not in this list.`
export const fulfilment_note = (i: { notes: string | number }) => `Note: ${i.notes}`
export const fulfilment_noted = () => `Saved.`
export const fulfilment_noted_stage = (i: { stage: string | number }) => `Saved: ${i.stage}.`
export const fulfilment_noted_stages = (i: { count: string | number; stage: string | number }) => `Saved for ${i.count} parcels: ${i.stage}.`
export const fulfilment_nothing_late = () => `Nothing is late. Well done.`
export const fulfilment_nothing_to_do = () => `Nothing here. Well done.`
export const fulfilment_of_pieces = (i: { most: string | number }) => `of ${i.most}`
export const fulfilment_on_the_way = () => `On the way`
export const fulfilment_order_number = () => `Order number`
export const fulfilment_own_rider = () => `the store’s own rider`
export const fulfilment_own_riders = () => `Own riders`
export const fulfilment_paid_for_delivery = () => `Paid for the delivery, in taka`
export const fulfilment_paid_for_delivery_hint = (i: { delivery: string | number }) => `Nothing, or up to ${i.delivery}.`
export const fulfilment_part_title = () => `Only a part was kept: how many pieces?`
export const fulfilment_select_all = () => `Select all`
export const fulfilment_select_parcel = (i: { parcelId: string | number }) => `Select parcel ${i.parcelId}`
export const fulfilment_something_else = () => `Something else happened`
export const fulfilment_stage = () => `Stage`
export const fulfilment_sure = (i: { orderId: string | number }) => `Are you sure about order ${i.orderId}?`
export const fulfilment_to_collect = (i: { total: string | number }) => `To collect ${i.total}`
export const fulfilment_to_confirm = () => `To confirm`
export const fulfilment_to_hand_over = () => `To hand over`
export const fulfilment_to_pack = () => `To pack`
export const fulfilment_was_delivered = () => `Was this parcel delivered, everything kept and paid?`
export const fulfilment_were_delivered = () => `Were these parcels delivered, everything kept and paid?`
export const imports_1_file = () => `1. File`
export const imports_2_columns = () => `2. Columns`
export const imports_3_preview = () => `3. Preview`
export const imports_4_check_import = () => `4. Check and import`
export const imports_all_columns = () => `All columns`
export const imports_another_import_under = () => `Another import is under way. Please wait until it is over.`
export const imports_back_products = () => `Back to the products`
export const imports_categories_category = (i: { category: string | number }) => `Categories by “${i.category}”`
export const imports_category_all_products = () => `Category of all products`
export const imports_category_of = (i: { value: string | number }) => `Category of ${i.value}`
export const imports_category_was_deleted = () => `A category was deleted meanwhile. Please check the file again.`
export const imports_check = () => `Check`
export const imports_check_left_out = (i: { count: number; shown: string | number }) => i.count === 1 ? `Nothing else is wrong with this file. ${i.shown} row will be left out, for the reason listed below. Nothing is stored yet.` : `Nothing else is wrong with this file. ${i.shown} rows will be left out, for the reasons listed below. Nothing is stored yet.`
export const imports_choose_another_file = () => `Choose another file`
export const imports_choose_category = () => `Choose a category`
export const imports_choose_column = () => `Choose a column`
export const imports_choose_column_category = () => `Choose a column for the category, or one for all.`
export const imports_choose_column_names = () => `Choose the column with the names.`
export const imports_choose_column_price = () => `Choose a column for the price, or enter one for all.`
export const imports_choose_file = () => `Choose a file`
export const imports_chosen_category_no = () => `A chosen category is no longer in the shop.`
export const imports_column = () => `Column`
export const imports_column_empty = () => `This column is empty.`
export const imports_columns_file = () => `Columns of the file`
export const imports_columns_file_not = () => `The columns of this file are not parted by commas, or by semicolons or tabs alone. Please save it as “CSV UTF-8 (comma delimited)”.`
export const imports_created = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product is in the shop.` : `${i.shown} products are in the shop.`
export const imports_csv_file_may = () => `A CSV file may have at most 10 MB.`
export const imports_download = () => `Download`
export const imports_download_sample = () => `Download a sample file`
export const imports_empty_cells = () => `empty cells`
export const imports_empty_not_counted = () => `Empty: not counted`
export const imports_empty_value = () => `(empty)`
export const imports_every_value_category = () => `Every value has a category.`
export const imports_file_empty = () => `This file is empty.`
export const imports_file_larger_than = () => `This file is larger than 10 MB. Please split it.`
export const imports_file_not_utf = () => `This file is not UTF-8 text. In a spreadsheet, save it as “CSV UTF-8 (comma delimited)”.`
export const imports_file_words = () => `Choose a CSV file or drop it here: parted by commas, semicolons or tabs, UTF-8, the first row with the columns’ names; up to 20,000 rows and 10 MB.`
export const imports_first_count_listed = (i: { count: string | number }) => `The first ${i.count} are listed.`
export const imports_first_count_total = (i: { count: string | number; total: string | number }) => `The first ${i.count} of ${i.total} products.`
export const imports_import_all = (i: { count: number; shown: string | number }) => i.count === 1 ? `Import ${i.shown} product` : `Import ${i.shown} products`
export const imports_import_good = (i: { count: number; shown: string | number }) => i.count === 1 ? `Import the good rows: ${i.shown} product` : `Import the good rows: ${i.shown} products`
export const imports_known_add = () => `Add it all once more`
export const imports_known_goods = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product of this file is in your store already. Choose whether to update it or to add it once more. Nothing is stored yet.` : `${i.shown} products of this file are in your store already. Choose whether to update them or to add them once more. Nothing is stored yet.`
export const imports_known_title = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product of this file is in your store already, by its own number.` : `${i.shown} products of this file are in your store already, by their own numbers.`
export const imports_known_update = () => `Update what is there`
export const imports_left_out = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} row was left out, for the reasons listed below.` : `${i.shown} rows were left out, for the reasons listed below.`
export const imports_limit = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} imports in ${i.window} are possible. Please try again in ${i.duration}.`
export const imports_line = () => `Line`
export const imports_line_words = () => `Line or words`
export const imports_lost_letters = () => `Letters were lost here when the file was saved. Save it anew as “CSV UTF-8”, and import that.`
export const imports_most_columns = (i: { most: string | number }) => `A file has at most ${i.most} columns.`
export const imports_most_rows = () => `A file has at most 20,000 rows.`
export const imports_no_category = () => `No category`
export const imports_no_name = () => `No name`
export const imports_no_price = () => `No price`
export const imports_no_sizes_nobody = () => `No sizes: nobody can buy it`
export const imports_no_such_category = (i: { name: string | number }) => `There is no category “${i.name}”.`
export const imports_none = () => `None`
export const imports_not_for_sale = (i: { words: string | number }) => `Left out, as the file says that it is not for sale: “${i.words}”.`
export const imports_not_money = (i: { words: string | number }) => `“${i.words}” is not an amount of money.`
export const imports_not_size = (i: { words: string | number; sizes: string | number }) => `“${i.words}” is not a size. Sizes are ${i.sizes}.`
export const imports_nothing_says_category = () => `Nothing says a category.`
export const imports_nothing_says_price = () => `Nothing says a price.`
export const imports_nothing_wrong_file = () => `Nothing is wrong with this file. Nothing is stored yet.`
export const imports_one_all = () => `One for all`
export const imports_only_problems = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} problem. Nothing is stored yet.` : `${i.shown} problems. Nothing is stored yet.`
export const imports_open_count_values = (i: { open: number; count: number }) => (i.open === 1) && (i.count === 1) ? `The one value has no category yet. Rows with it cannot be imported.` : i.open === 1 ? `${i.open} of ${i.count} values has no category yet. Rows with it cannot be imported.` : `${i.open} of ${i.count} values have no category yet. Rows with them cannot be imported.`
export const imports_option_others = () => `Other options`
export const imports_option_sizes = () => `Sizes among options`
export const imports_own_number = () => `SKU or own number`
export const imports_picture = () => `Picture, by its address`
export const imports_picture_changed = () => `The picture was not taken: the product got another one meanwhile.`
export const imports_picture_no_address = (i: { words: string | number }) => `“${i.words}” is not the address of a picture on the internet. Such addresses begin with https:// or http://.`
export const imports_picture_not_fetched_broken = (i: { host: string | number }) => `The picture was not fetched: the connection to ${i.host} failed.`
export const imports_picture_not_fetched_certificate = (i: { host: string | number }) => `The picture was not fetched: the certificate of ${i.host} is not valid.`
export const imports_picture_not_fetched_fault = () => `The picture was not fetched: something went wrong here.`
export const imports_picture_not_fetched_hidden = (i: { host: string | number }) => `The picture was not fetched: ${i.host} does not show it to everybody.`
export const imports_picture_not_fetched_host = (i: { host: string | number }) => `The picture was not fetched: ${i.host} was not found.`
export const imports_picture_not_fetched_limit = (i: { most: string | number }) => `The picture was not fetched: an account may fetch ${i.most} pictures a day. Import the file again tomorrow, and choose “Update what is there”.`
export const imports_picture_not_fetched_missing = (i: { host: string | number }) => `The picture was not fetched: ${i.host} has none at this address.`
export const imports_picture_not_fetched_redirects = (i: { host: string | number }) => `The picture was not fetched: ${i.host} redirects too many times.`
export const imports_picture_not_fetched_status = (i: { host: string | number; status: string | number }) => `The picture was not fetched: ${i.host} answered with an error (${i.status}).`
export const imports_picture_not_fetched_timeout = (i: { host: string | number }) => `The picture was not fetched: ${i.host} did not answer in time.`
export const imports_pictures_found = (i: { count: number; shown: string | number }) => i.count === 1 ? `The file names a picture for ${i.shown} product. It is fetched after the import.` : `The file names pictures for ${i.shown} products. They are fetched after the import.`
export const imports_pictures_progress = (i: { done: string | number; total: string | number }) => `Pictures fetched: ${i.done} of ${i.total}`
export const imports_price_all_products = () => `Price of all products`
export const imports_price_taka = () => `Price in taka`
export const imports_problem = () => `Problem`
export const imports_problems_of = (i: { fileName: string | number }) => `problems of ${i.fileName}`
export const imports_products = () => `Import products`
export const imports_products_will_belong = () => `Its products will belong to the shop’s own store.`
export const imports_progress = (i: { words: string | number; done: string | number; rows: string | number }) => `${i.words}: ${i.done} of ${i.rows}`
export const imports_quotation_mark_not = () => `A quotation mark is not closed.`
export const imports_quotation_marks_do = () => `Quotation marks do not match. A cell with a quotation mark is written "like ""this""". What follows could not be read.`
export const imports_reading = () => `Reading`
export const imports_reading_file = () => `Reading the file…`
export const imports_recent = () => `Imports of the last day`
export const imports_row_more_cells = () => `This row has more cells than the header. Is a cell with a comma not in quotation marks?`
export const imports_row_too_long = () => `This row is too long. Is a quotation mark not closed?`
export const imports_row_without_size = () => `This product has several rows, and this one says no size.`
export const imports_rows = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} row` : `${i.shown} rows`
export const imports_sale_price = () => `Sale price`
export const imports_same_all = () => `The same for all`
export const imports_sample_description = () => `Soft cotton, for the day of Eid and the days after.`
export const imports_sample_file = () => `haat-sample.csv`
export const imports_sample_panjabi = () => `White cotton panjabi`
export const imports_sample_saree = () => `Red katan saree`
export const imports_sample_specification = () => `<p>100% cotton</p>`
export const imports_sample_tag_cotton = () => `cotton`
export const imports_sample_tag_eid = () => `eid`
export const imports_say_which_column = () => `Say which column holds what. What no column says can be one value for all.`
export const imports_search_problems_line = () => `Search problems by line or words`
export const imports_sending_file = () => `Sending the file`
export const imports_several_categories = (i: { name: string | number }) => `Several categories are called “${i.name}”. Write the path, such as Men > Panjabi.`
export const imports_several_prices = () => `The rows of this product have different prices. Here a product has one price for all its sizes.`
export const imports_show_more = () => `Show more`
export const imports_show_more_count = (i: { count: string | number }) => `Show more of ${i.count} values`
export const imports_shown_of = (i: { shown: string | number; all: string | number }) => `${i.shown} of ${i.all} shown by this filter.`
export const imports_size_twice = (i: { size: string | number }) => `Two rows of this product offer ${i.size}.`
export const imports_sizes = () => `Sizes`
export const imports_sizes_all_products = () => `Sizes of all products`
export const imports_sizes_sizes_stock = (i: { sizes: string | number; stock: string | number }) => `Sizes ${i.sizes} · stock ${i.stock}`
export const imports_some_problems = (i: { count: number; shown: string | number; bad: string | number; rows: string | number }) => i.count === 1 ? `${i.shown} problem in ${i.bad} of ${i.rows} rows. Nothing is stored yet.` : `${i.shown} problems in ${i.bad} of ${i.rows} rows. Nothing is stored yet.`
export const imports_something_went_wrong = () => `Something went wrong. Nothing was imported.`
export const imports_stock = () => `as in stock`
export const imports_stock_each_size = () => `Stock of each size`
export const imports_stock_must_whole = () => `Stock must be a whole number.`
export const imports_stock_not_size = (i: { words: string | number }) => `“${i.words}” is not a size. Write stock as M:5|L:0.`
export const imports_stock_other_size = (i: { size: string | number }) => `${i.size} is not one of this product’s sizes.`
export const imports_stock_range = (i: { most: string | number }) => `Stock must be a whole number from 0 to ${i.most}.`
export const imports_stock_without_size = () => `There is no size that this stock belongs to.`
export const imports_storing = () => `Storing`
export const imports_such_cell = (i: { cell: string | number }) => `Such as “${i.cell}”`
export const imports_tag_too_long = (i: { most: string | number }) => `A tag has at most ${i.most} characters.`
export const imports_tags_from_one = () => `Tags, from one or several columns`
export const imports_there_no_rows = () => `There are no rows below the header.`
export const imports_there_no_such = () => `There is no such column in this file.`
export const imports_unclear_price = (i: { words: string | number }) => `“${i.words}” can be read in two ways: the dot may part thousands. Write 2500, or 2.50.`
export const imports_undo = () => `Undo this import`
export const imports_undo_ask = () => `Undo this import? What it added is deleted, and what it changed gets its former values.`
export const imports_undo_deleted = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product was deleted.` : `${i.shown} products were deleted.`
export const imports_undo_done = () => `This import was undone.`
export const imports_undo_failed = () => `Something went wrong, and nothing was undone. Please try again.`
export const imports_undo_kept = (i: { fields: string | number }) => `Stays as it is, as it was changed since: ${i.fields}.`
export const imports_undo_kept_title = () => `What could not be undone`
export const imports_undo_ordered = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} of them had been ordered: that order goes on.` : `${i.shown} of them had been ordered: those orders go on.`
export const imports_undo_refused = () => `Nothing was undone: this import filled a store that your account does not fill any more. Ask the owner of that store, or an admin, to change its products.`
export const imports_undo_restored = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product has its former values.` : `${i.shown} products have their former values.`
export const imports_undo_size = (i: { size: string | number }) => `stock of ${i.size}`
export const imports_undo_until = () => `It can be undone until`
export const imports_unread_sale_days = (i: { words: string | number }) => `“${i.words}” cannot be read, so nobody knows whether the sale price counts today. Write a day as 2026-01-31.`
export const imports_updated = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product was updated.` : `${i.shown} products were updated.`
export const imports_was_interrupted_nothing = () => `The import was interrupted. Nothing was imported.`
export const imports_what_mend = () => `What to mend`
export const invoices_bin = () => `BIN`
export const invoices_bn_buyer_bin = () => `ক্রেতার বিআইএন`
export const invoices_bn_buyer_name = () => `ক্রেতার নাম`
export const invoices_bn_corrects = () => `মূল চালানপত্র নম্বর`
export const invoices_bn_description = () => `পণ্য বা সেবার বর্ণনা (ব্র্যান্ড নামসহ)`
export const invoices_bn_designation = () => `পদবি`
export const invoices_bn_destination = () => `সরবরাহের গন্তব্যস্থল`
export const invoices_bn_duty = () => `সম্পূরক শুল্কের পরিমাণ (টাকায়)`
export const invoices_bn_form_63 = () => `কর চালানপত্র, মূসক-৬.৩`
export const invoices_bn_form_67 = () => `ক্রেডিট নোট, মূসক-৬.৭`
export const invoices_bn_government = () => `গণপ্রজাতন্ত্রী বাংলাদেশ সরকার, জাতীয় রাজস্ব বোর্ড`
export const invoices_bn_issued_at = () => `ইস্যুর সময়`
export const invoices_bn_issued_on = () => `ইস্যুর তারিখ`
export const invoices_bn_issuer_address = () => `চালানপত্র ইস্যুর ঠিকানা`
export const invoices_bn_issuer_bin = () => `নিবন্ধিত ব্যক্তির বিআইএন`
export const invoices_bn_issuer_name = () => `নিবন্ধিত ব্যক্তির নাম`
export const invoices_bn_number_63 = () => `চালানপত্র নম্বর`
export const invoices_bn_number_67 = () => `ক্রেডিট নোট নম্বর`
export const invoices_bn_officer = () => `দায়িত্বপ্রাপ্ত ব্যক্তির নাম`
export const invoices_bn_piece = () => `পিস`
export const invoices_bn_position = () => `ক্রমিক`
export const invoices_bn_quantity = () => `পরিমাণ`
export const invoices_bn_rate = () => `মূল্য সংযোজন করের হার`
export const invoices_bn_reason = () => `ইস্যুর কারণ`
export const invoices_bn_seal = () => `সিল`
export const invoices_bn_service = () => `সেবা`
export const invoices_bn_signature = () => `স্বাক্ষর`
export const invoices_bn_sum = () => `সর্বমোট`
export const invoices_bn_supplied = () => `সরবরাহের তারিখ ও সময়`
export const invoices_bn_unit = () => `সরবরাহের একক`
export const invoices_bn_unit_value = () => `একক মূল্য (টাকায়)`
export const invoices_bn_value = () => `মোট মূল্য (টাকায়)`
export const invoices_bn_vat = () => `মূল্য সংযোজন করের পরিমাণ (টাকায়)`
export const invoices_bn_with_taxes = () => `সকল প্রকার শুল্ক ও করসহ মূল্য`
export const invoices_buyer_bin = () => `BIN of the purchaser`
export const invoices_buyer_name = () => `Purchaser`
export const invoices_caption = () => `Tax invoices and credit notes, newest first`
export const invoices_commission_of = (i: { subject: string | number }) => `Commission of the marketplace: ${i.subject}`
export const invoices_corrects = () => `Corrects invoice`
export const invoices_designation = () => `Designation`
export const invoices_destination = () => `Destination of supply`
export const invoices_duty = () => `Supplementary duty (taka)`
export const invoices_fee_of = (i: { subject: string | number }) => `Fee: ${i.subject}`
export const invoices_form = () => `Form`
export const invoices_form_63 = () => `Tax invoice (Mushak 6.3)`
export const invoices_form_67 = () => `Credit note (Mushak 6.7)`
export const invoices_given_back = () => `Commission was given back.`
export const invoices_invoice_number = (i: { number: string | number }) => `Tax invoice ${i.number}`
export const invoices_issued_at = () => `Time of issue`
export const invoices_issued_on = () => `Date of issue`
export const invoices_issuer_name = () => `Registered person`
export const invoices_issuing_address = () => `Issuing address`
export const invoices_kind_commission = () => `Commission of the shop`
export const invoices_kind_sale = () => `Sale`
export const invoices_kinds = () => `What was invoiced`
export const invoices_loading = () => `Loading tax invoices...`
export const invoices_missing_address = () => `The paper with your BIN names no address: your tax invoices lack the issuing address until an approved one does.`
export const invoices_missing_bin = () => `Your store has no approved BIN, so it issues no tax invoices. Once its BIN is approved among your papers, what is delivered from then on is invoiced.`
export const invoices_missing_of_shop = (i: { missing: string | number }) => `The shop issues no tax invoices yet: the settings lack its ${i.missing}.`
export const invoices_months = () => `Months`
export const invoices_none = () => `Nothing was invoiced in this month.`
export const invoices_not_loaded = () => `The tax invoices could not be loaded.`
export const invoices_note_number = (i: { number: string | number }) => `Credit note ${i.number}`
export const invoices_number_63 = () => `Invoice no.`
export const invoices_number_67 = () => `Credit note no.`
export const invoices_officer = () => `Officer’s name`
export const invoices_older = () => `Older tax invoices`
export const invoices_piece = () => `piece`
export const invoices_rate = () => `VAT rate`
export const invoices_reconciled = (i: { month: string | number }) => `Books and invoices of ${i.month}`
export const invoices_reconciled_credited = () => `Given back by credit notes`
export const invoices_reconciled_difference = () => `Difference`
export const invoices_reconciled_invoiced = () => `On tax invoices`
export const invoices_reconciled_ledger = () => `By the books`
export const invoices_reconciled_uninvoiced = () => `In statements without an invoice`
export const invoices_reconciled_waiting = () => `Waits for a statement`
export const invoices_reconciled_what = () => `What the shop took for its service to stores, by the day of the delivery, with the VAT on it. The difference should be 0.`
export const invoices_reconciled_wrong = () => `Books and invoices do not agree. Please tell whoever runs this shop.`
export const invoices_registered_name = () => `Registered name`
export const invoices_sales = () => `Sales`
export const invoices_seal = () => `Seal`
export const invoices_service = () => `service`
export const invoices_signature = () => `Signature`
export const invoices_supplied = () => `Supplied`
export const invoices_taken_back = () => `taken back`
export const invoices_taken_back_in_part = () => `taken back in part`
export const invoices_taken_back_words = () => `A credit note has taken back this invoice, or a part of it.`
export const invoices_title = () => `Tax invoices`
export const invoices_unit = () => `Unit`
export const invoices_unit_value = () => `Unit value (taka)`
export const invoices_value = () => `Total value (taka)`
export const invoices_vat = () => `VAT (taka)`
export const invoices_vat_of_all = () => `VAT`
export const invoices_what_they_are = () => `What is delivered is invoiced by its store, where that has a BIN; the commission of each closed statement by the shop. An invoice never changes: a correction takes it back by a credit note, and a refund its pieces.`
export const invoices_with_taxes = () => `Value with all taxes (taka)`
export const jobs_attempts = (i: { attempts: string | number; maxAttempts: string | number }) => `${i.attempts} of ${i.maxAttempts} attempts`
export const jobs_caption = () => `Jobs that have failed, newest first`
export const jobs_error = () => `Error`
export const jobs_given_up = () => `Given up`
export const jobs_is_retried = (i: { name: string | number }) => `${i.name} is tried again.`
export const jobs_job = () => `Job`
export const jobs_loading = () => `Loading jobs...`
export const jobs_more = () => `More jobs`
export const jobs_next = <T>(i: { moment: (words: string) => T }) => [`next: `, i.moment(``)]
export const jobs_none = () => `No job has failed.`
export const jobs_number_added = <T>(i: { id: string | number; moment: (words: string) => T }) => [`no. `, `${i.id}`, `, `, i.moment(``)]
export const jobs_retry_label = (i: { name: string | number; id: string | number }) => `Try ${i.name} again, no. ${i.id}`
export const jobs_title = () => `Failed Jobs`
export const jobs_unanswered = () => `The jobs could not be loaded just now.`
export const kind_admin_changed = () => `The shop’s admins changed`
export const kind_courier_refused = () => `A courier refuses the account`
export const kind_email_changed = () => `Your email is changed`
export const kind_first_proof = () => `Your email is confirmed`
export const kind_job_failed = () => `A job has failed for good`
export const kind_new_device = () => `A login from a new device`
export const kind_order_cancelled = () => `An order of yours is cancelled`
export const kind_order_completed = () => `A parcel of yours is delivered`
export const kind_order_not_to_pack = () => `An order is cancelled by its customer or by Haat`
export const kind_order_placed = () => `Your order is placed`
export const kind_order_to_pack = () => `An order to pack`
export const kind_parcel_at_the_door = () => `A parcel of yours is out for delivery`
export const kind_parcel_coming_back = () => `A parcel comes back to you`
export const kind_parcel_confirmed = () => `A store has confirmed your parcel`
export const kind_parcel_handed_over = () => `A parcel of yours is on its way`
export const kind_parcel_kept_in_part = () => `A part of a parcel that you sent was kept`
export const kind_parcel_lost = () => `A parcel of yours is lost`
export const kind_parcel_not_taken = () => `A parcel that you sent was refused`
export const kind_parcel_part_to_say = () => `A courier says that a part was kept, and not which`
export const kind_parcel_partly_delivered = () => `A part of a parcel was delivered`
export const kind_parcel_refused = () => `A parcel of yours was refused`
export const kind_password_changed = () => `Your password is changed`
export const kind_payout_escalated = () => `Payouts to stores are late`
export const kind_payout_failed = () => `A payout to your store came back`
export const kind_payout_late = () => `A payout to your store is late`
export const kind_payout_paid = () => `A payout to your store is paid`
export const kind_phone_changed = () => `Your phone is changed`
export const kind_promise_broken = () => `A parcel is late`
export const kind_promise_escalated = () => `A store has been late for days`
export const kind_refund_cancelled = () => `A refund is cancelled`
export const kind_refund_failed = () => `A refund did not arrive`
export const kind_refund_granted = () => `A refund is granted`
export const kind_refund_paid = () => `A refund is paid`
export const kind_sms_nearly_spent = () => `The day’s limit for SMS is nearly reached`
export const kind_statement_closed = () => `A statement of your store is closed`
export const kind_stock_held = () => `Much of a store’s stock is on order for one customer`
export const kind_stock_low = () => `A size is running out`
export const kind_store_account_changed = () => `The payout account of your store is changed`
export const kind_store_owes = () => `Your store owes the shop`
export const kind_store_paused = () => `Your store takes no new orders`
export const kind_store_payment_taken_back = () => `A payment of your store is taken back`
export const kind_store_refunded = () => `A sale of your store is refunded`
export const kind_store_resumed = () => `Your store takes new orders again`
export const kind_two_step_changed = () => `Two-step login is turned on or off`
export const kind_vendor_approved = () => `Your store is approved`
export const kind_vendor_rejected = () => `Your store is rejected`
export const kind_vendor_waiting = () => `A store waits for approval`
export const kind_webhook_disabled = () => `A webhook was switched off`
export const labels_collect = () => `Collect at the door`
export const labels_four_on_a4 = () => `A4, four on a sheet`
export const labels_none = () => `No label to print`
export const labels_none_words = () => `None of these parcels is still to be delivered.`
export const labels_of_parcel = (i: { parcelId: string | number }) => `Label of parcel ${i.parcelId}`
export const labels_paper = () => `Paper`
export const labels_pieces = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 piece` : `${i.shown} pieces`
export const labels_print = (i: { count: number }) => i.count === 1 ? `Print label` : `Print ${i.count} labels`
export const labels_rounded = (i: { sum: string | number }) => `Rounded down from ${i.sum}`
export const labels_small = () => `10 × 15 cm, one each`
export const labels_title = () => `Labels`
export const mail_account_deleted = () => `Not sent: the account was deleted.`
export const mail_confirm_contact = () => `Confirm this email`
export const mail_due = (i: { total: string | number }) => `To pay when it arrives: ${i.total}`
export const mail_due_with_shipping = (i: { total: string | number; shipping: string | number }) => `To pay when it arrives: ${i.total}, including ${i.shipping} shipping`
export const mail_find_order = () => `You find this order in the shop, among your orders.`
export const mail_next_several = (i: { parcels: string | number }) => `Each store confirms and packs its parcel, so ${i.parcels} parcels come to you.`
export const mail_no_address = () => `This is no address.`
export const mail_order_of = (i: { orderId: string | number; moment: string | number }) => `Order ${i.orderId}, ${i.moment}`
export const mail_order_of_total = (i: { orderId: string | number; total: string | number }) => `Order ${i.orderId}: ${i.total} in cash when it arrives.`
export const mail_ordered_from = (i: { storeName: string | number; moment: string | number }) => `Ordered from ${i.storeName}, ${i.moment}`
export const mail_pay_one = (i: { total: string | number }) => `Cash on delivery: you pay ${i.total} in cash when it arrives.`
export const mail_pay_several = (i: { total: string | number }) => `Cash on delivery: you pay ${i.total} in cash altogether, when they arrive.`
export const mail_server_broke_off = () => `The mail server could not be reached, or broke off.`
export const mail_server_no_tls = () => `No TLS with the mail server.`
export const mail_server_not_found = () => `The mail server’s address could not be found.`
export const mail_server_not_trusted = () => `The mail server’s certificate is not one that this shop trusts.`
export const mail_server_silent = () => `The mail server did not answer in time.`
export const mail_size_times = (i: { size: string | number; quantity: string | number }) => `Size ${i.size} × ${i.quantity}`
export const mail_store_is_paid = () => `Cash on delivery: the customer pays when the parcel arrives.`
export const mail_store_unproven = () => `This email has not been confirmed as the store’s yet, so details are left out, and mails come at most once a day for each kind. Log in to see the rest, and to confirm the email.`
export const mail_to_pack = (i: { orderId: string | number }) => `Order ${i.orderId}: a parcel to pack`
export const mail_too_many_today = (i: { most: string | number }) => `Not sent: ${i.most} mails a day are enough.`
export const mail_unproven_words = () => `To get the full order by mail, confirm this email: open your profile, choose Change email, and enter this address again.`
export const mail_unsubscribe = () => `No more mails like this one`
export const mail_why_account = () => `You get this mail because you have an account at Haat.`
export const mail_why_admin = () => `You get this mail because you are an admin of Haat.`
export const mail_why_customer = () => `This address was given with an order at Haat. If that was not you, there is nothing to pay and nothing to do.`
export const mail_why_store = (i: { storeName: string | number }) => `This mail is for ${i.storeName}. It holds a customer’s address: please keep it to yourself.`
export const mail_why_store_contact = () => `You get this mail because this email was given as the contact of a store at Haat. If it is not yours, ignore it.`
export const mail_why_your_store = (i: { storeName: string | number }) => `You get this mail because you run ${i.storeName} at Haat.`
export const mail_your_order = (i: { orderId: string | number }) => `Your order ${i.orderId} at Haat`
export const message_account_changed = (i: { storeName: string | number }) => `${i.storeName} is to be paid to another account`
export const message_account_changed_held = () => `Nothing is paid to your store until an admin has looked at it, and for 72 hours after that.`
export const message_account_changed_to = (i: { account: string | number }) => `Somebody who is logged in to your store asked that it be paid to: ${i.account}.`
export const message_account_not_you = () => `If that was not you, take it back among the papers of your store, set a new password at once and tell the shop.`
export const message_add_products = () => `Go to your products`
export const message_admin_activated = (i: { name: string | number }) => `The admin ${i.name} is active again`
export const message_admin_changed_by = (i: { by: string | number }) => `${i.by} did that. If you did not expect it, ask them at once by phone, and look at the audit log.`
export const message_admin_counts_from = () => `For 72 hours they cannot approve payouts, refunds or entries.`
export const message_admin_deactivated = (i: { name: string | number }) => `The admin ${i.name} was deactivated`
export const message_admin_deleted = (i: { name: string | number }) => `The admin ${i.name} was deleted`
export const message_admin_demoted = (i: { name: string | number }) => `${i.name} is no admin any more`
export const message_admin_promoted = (i: { name: string | number }) => `${i.name} is an admin now`
export const message_admin_two_step_off = (i: { name: string | number }) => `Two-step login of the admin ${i.name} was turned off`
export const message_ask_again = () => `Change what is missing in your store’s profile and save it: then it is looked at again.`
export const message_cancelled_as_unconfirmed = () => `Nobody confirmed it in time, so it was cancelled. Its pieces are for sale again.`
export const message_cancelled_by_customer = () => `The customer cancelled it. Please do not pack it.`
export const message_cancelled_by_shop = (i: { storeName: string | number }) => `Haat cancelled the parcel from ${i.storeName}.`
export const message_cancelled_by_store = (i: { storeName: string | number }) => `${i.storeName} cancelled its parcel.`
export const message_cancelled_by_you = (i: { storeName: string | number }) => `You cancelled the parcel from ${i.storeName}.`
export const message_cancelled_unconfirmed = (i: { storeName: string | number }) => `${i.storeName} did not confirm its parcel in time, so it was cancelled.`
export const message_courier_brings = (i: { courier: string | number }) => `${i.courier} brings it.`
export const message_courier_refused = (i: { courier: string | number }) => `${i.courier} refuses the account`
export const message_courier_refused_next = () => `Parcels wait until its keys are right. Then they are booked.`
export const message_email_changed_words = (i: { newValue: string | number }) => `The email of your account is ${i.newValue} now.`
export const message_expired = () => `Not sent: it would have come too late.`
export const message_fill_up = () => `You are told again once it was filled up and runs out anew.`
export const message_first_proof_words = () => `You have shown for the first time that this email is yours. Somebody else may have registered it before. So the phone, two-step login and saved addresses that were in the account before are removed, and all devices are logged out.`
export const message_former_admin = () => `Not sent: this account is no longer an admin.`
export const message_have_cash_ready = () => `Please have the money ready; you pay when it arrives.`
export const message_held_by_account = (i: { percent: string | number; storeName: string | number }) => `One account has ${i.percent}% of the counted stock of ${i.storeName} on order`
export const message_held_by_phone = (i: { percent: string | number; storeName: string | number }) => `One phone has ${i.percent}% of the counted stock of ${i.storeName} on order`
export const message_held_by_place = (i: { percent: string | number; storeName: string | number }) => `One address has ${i.percent}% of the counted stock of ${i.storeName} on order`
export const message_held_next = () => `Ring the customer. Cancelling the order puts the pieces back on sale.`
export const message_held_pieces = (i: { pieces: string | number; left: string | number }) => `${i.pieces} pieces are on order, ${i.left} are left of all its counted sizes.`
export const message_job_failed = (i: { name: string | number }) => `The job ${i.name} has failed`
export const message_job_tried = (i: { count: number; shown: string | number }) => i.count === 1 ? `It was tried ${i.shown} time and is not tried again by itself.` : `It was tried ${i.shown} times and is not tried again by itself.`
export const message_job_waits = () => `The list of jobs says why, and lets you try it again.`
export const message_late_confirm = (i: { orderId: string | number; day: string | number }) => `Order ${i.orderId}: it was to be confirmed by ${i.day}.`
export const message_late_delivery = (i: { orderId: string | number; day: string | number }) => `Order ${i.orderId}: it was to be delivered by ${i.day}.`
export const message_late_hand_over = (i: { orderId: string | number; day: string | number }) => `Order ${i.orderId}: it was to be handed over by ${i.day}.`
export const message_late_more = (i: { shown: string | number }) => `And ${i.shown} more.`
export const message_late_of = (i: { storeName: string | number; words: string | number }) => `${i.storeName}: ${i.words}`
export const message_late_payout = (i: { parcelId: string | number; amount: string | number; day: string | number }) => `Parcel ${i.parcelId}: ${i.amount}, cash received on ${i.day}.`
export const message_new_device = () => `New login to your account`
export const message_new_device_words = () => `Somebody logged in from a device that we did not know.`
export const message_not_refused = () => `Did you not refuse it? Please tell the store.`
export const message_not_to_pack = (i: { orderId: string | number }) => `Order ${i.orderId} is cancelled: nothing to pack`
export const message_nothing_to_pay = () => `There is nothing to pay for it.`
export const message_of_order = (i: { orderId: string | number; title: string | number }) => `Order ${i.orderId}: ${i.title}`
export const message_of_order_sum = (i: { orderId: string | number; sum: string | number; title: string | number }) => `Order ${i.orderId}, ${i.sum}: ${i.title}`
export const message_once_a_day = () => `Not sent: an email or phone that is not confirmed gets one of these messages a day.`
export const message_order_again = () => `We are sorry. Please order it again.`
export const message_order_cancelled = (i: { orderId: string | number }) => `Order ${i.orderId} is cancelled`
export const message_order_completed = (i: { orderId: string | number }) => `Order ${i.orderId} is delivered`
export const message_own_rider_brings = () => `The store’s own rider brings it.`
export const message_paid_for_part = (i: { paid: string | number }) => `You paid ${i.paid} at the door. What you gave back costs you nothing.`
export const message_parcel_at_the_door = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} is out for delivery`
export const message_parcel_cancelled = (i: { orderId: string | number }) => `A parcel of order ${i.orderId} is cancelled`
export const message_parcel_coming_back = (i: { orderId: string | number }) => `The parcel of order ${i.orderId} comes back to you`
export const message_parcel_completed = (i: { storeName: string | number }) => `The parcel from ${i.storeName} is delivered and paid.`
export const message_parcel_confirmed = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: ${i.storeName} has confirmed its parcel`
export const message_parcel_goes_back = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} was not delivered and goes back to its store`
export const message_parcel_handed_over = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} is on its way`
export const message_parcel_is_packed = () => `It is being packed now. You can still cancel it until it leaves the store.`
export const message_parcel_lost = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} is lost`
export const message_parcel_not_taken = (i: { orderId: string | number }) => `Order ${i.orderId} was refused at the door and comes back to you`
export const message_parcel_partly_delivered = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: you kept a part of the parcel from ${i.storeName}`
export const message_parcel_refused = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} was refused at the door`
export const message_parcels_late = (i: { count: number; shown: string | number }) => i.count === 1 ? `A parcel of yours is late` : `${i.shown} parcels of yours are late`
export const message_parcels_still_late = (i: { count: number; shown: string | number }) => i.count === 1 ? `A parcel is still late` : `${i.shown} parcels are still late`
export const message_password_changed_words = () => `All other devices were logged out.`
export const message_payout_failed = (i: { amount: string | number }) => `${i.amount} did not reach your store`
export const message_payout_failed_next = () => `The shop still owes you this amount and will pay it again. Please check your account details.`
export const message_payout_failed_to = (i: { payTo: string | number }) => `It went to ${i.payTo}.`
export const message_payout_late = (i: { amount: string | number }) => `${i.amount} should have been paid to your store`
export const message_payout_late_next = (i: { days: string | number }) => `The shop promises to pay within ${i.days} days of having the cash. Its admins were told.`
export const message_payout_paid = (i: { amount: string | number }) => `${i.amount} was paid to your store`
export const message_payout_paid_cash = (i: { reference: string | number }) => `In cash, reference ${i.reference}.`
export const message_payout_paid_of = (i: { number: string | number }) => `It pays statement ${i.number}.`
export const message_payout_paid_to = (i: { payTo: string | number; reference: string | number }) => `To ${i.payTo}, reference ${i.reference}.`
export const message_payouts_late = (i: { amount: string | number; days: string | number }) => `Payouts of ${i.amount} to stores are late: promised within ${i.days} days`
export const message_phone_changed_words = (i: { newValue: string | number }) => `The phone of your account is ${i.newValue} now.`
export const message_please_decide = () => `Please approve it or reject it.`
export const message_reason = (i: { reason: string | number }) => `Reason: ${i.reason}`
export const message_refund_cancelled = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: the refund of ${i.amount} is cancelled`
export const message_refund_cancelled_ask = () => `If you think that is wrong, please write to us or call us.`
export const message_refund_failed = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} did not reach you`
export const message_refund_failed_owed = () => `It is still owed to you, and we will pay it again.`
export const message_refund_granted = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} will be refunded`
export const message_refund_granted_for = (i: { pieces: string | number }) => `For ${i.pieces}.`
export const message_refund_granted_until = (i: { day: string | number }) => `You have it by ${i.day} at the latest, the way you paid or as you agreed with us.`
export const message_refund_paid = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} is refunded`
export const message_refund_paid_by = (i: { way: string | number; reference: string | number }) => `By ${i.way}, reference ${i.reference}.`
export const message_rest_after_pieces = () => `The courier told what was paid, and not for which pieces. The rest comes back to you.`
export const message_rest_comes_back = (i: { orderId: string | number }) => `Of order ${i.orderId} a part was kept, and the rest comes back to you`
export const message_say_what_is_back = () => `Once you have it, say under Parcels what is fit to sell: it goes back to your stock then.`
export const message_say_which_pieces = (i: { orderId: string | number }) => `Of order ${i.orderId} a part was kept: say which pieces`
export const message_see_coming_back = () => `See what comes back`
export const message_see_jobs = () => `See the jobs`
export const message_see_late = () => `See what is late`
export const message_see_on_the_way = () => `See what is on its way`
export const message_see_product = () => `See the product`
export const message_see_statement = () => `See the statement`
export const message_see_statements = () => `See your statements`
export const message_see_users = () => `See the users`
export const message_see_vendors = () => `See the stores`
export const message_statement_closed = (i: { number: string | number; amount: string | number }) => `Statement ${i.number} is closed: the shop owes you ${i.amount}`
export const message_statement_closed_days = (i: { firstDay: string | number; lastDay: string | number }) => `It covers ${i.firstDay} to ${i.lastDay} and never changes. What comes later stands in the next.`
export const message_statement_closed_owes = (i: { number: string | number; amount: string | number }) => `Statement ${i.number} is closed: your store owes the shop ${i.amount}`
export const message_stock_low = (i: { product: string | number; size: string | number; count: number; shown: string | number }) => i.count === 1 ? `${i.product}, size ${i.size}: ${i.shown} piece left` : `${i.product}, size ${i.size}: ${i.shown} pieces left`
export const message_store_approved = (i: { storeName: string | number }) => `${i.storeName} is approved`
export const message_store_may_sell = () => `Your products can be bought from now on.`
export const message_store_owes = (i: { amount: string | number }) => `Your store owes the shop ${i.amount}`
export const message_store_owes_how = (i: { number: string | number }) => `Statement ${i.number} is closed: your own riders took the cash of your sales, and the shop’s commission is more than what it owes you.`
export const message_store_owes_next = () => `It is set off against your next sales.`
export const message_store_paused = (i: { storeName: string | number }) => `${i.storeName} takes no new orders until its debt is paid`
export const message_store_payment_taken_back = (i: { amount: string | number; owed: string | number }) => `Your payment of ${i.amount} was taken back. Your store owes the shop ${i.owed} now.`
export const message_store_payment_taken_back_how = (i: { payment: string | number }) => `The shop had recorded it by mistake: ${i.payment}.`
export const message_store_payment_taken_back_nothing = (i: { amount: string | number }) => `Your payment of ${i.amount} was taken back. Your store owes the shop nothing now.`
export const message_store_refunded = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} is refunded to its shopper`
export const message_store_refunded_costs = (i: { amount: string | number }) => `It lowers what the shop owes your store by ${i.amount}.`
export const message_store_rejected = (i: { storeName: string | number }) => `${i.storeName} is not approved`
export const message_store_resumed = (i: { storeName: string | number }) => `${i.storeName} takes new orders again`
export const message_store_resumed_words = () => `Shoppers can put your products into their carts and order them, as before.`
export const message_store_waits = (i: { storeName: string | number }) => `${i.storeName} waits for approval`
export const message_to_account = () => `Go to your account`
export const message_to_profile = () => `Go to the profile`
export const message_told_in_part = () => `What the courier told does not say which pieces. The order is not closed until you say so.`
export const message_tracking_number = (i: { trackingNumber: string | number }) => `Tracking number: ${i.trackingNumber}`
export const message_two_step_by_shop = () => `The shop turned it off, as phone and recovery codes were lost. Your password alone lets you in now: please set it up again.`
export const message_two_step_off = () => `Two-step login of your account is off`
export const message_two_step_on = () => `Two-step login of your account is on`
export const message_undo_change = () => `If that was not you, undo it within 72 hours by the message that we sent to the old one, or where there was none to your other one. A new password alone is not enough: codes let in too.`
export const message_wanted_it = () => `Did you want it? Please tell the store.`
export const message_was_not_you = () => `If that was not you, set a new password at once and log out everywhere.`
export const message_webhook_failing = () => `Nothing that was sent there has arrived for five days.`
export const message_webhook_gone = () => `It answered that it is gone, and asks for no more.`
export const message_webhook_next = () => `It is told nothing any more until you switch it on again.`
export const message_webhook_off = (i: { origin: string | number }) => `Your webhook at ${i.origin} is switched off`
export const notifications_about = () => `About`
export const notifications_contents_erased = () => `What it said is erased.`
export const notifications_could_not_loaded = () => `The messages could not be loaded just now.`
export const notifications_erased = () => `Erased`
export const notifications_failed = () => `Failed`
export const notifications_frame = () => `What the mail says`
export const notifications_kept = () => `Kept`
export const notifications_loading = () => `Loading messages...`
export const notifications_newest_first = () => `Messages, the newest first`
export const notifications_no_gateway = () => `No SMS gateway is set up`
export const notifications_no_mail_server = () => `No mail server is set up`
export const notifications_none_found = () => `No messages found.`
export const notifications_older = () => `Older messages`
export const notifications_on_its_way = () => `It is on its way.`
export const notifications_parts = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 part` : `${i.shown} parts`
export const notifications_plain_text = () => `As plain text`
export const notifications_search = () => `Email, phone or order`
export const notifications_send = () => `Send`
export const notifications_send_again = () => `Send again`
export const notifications_send_what = (i: { words: string | number; subject: string | number; to: string | number }) => `${i.words}: ${i.subject} to ${i.to}`
export const notifications_sent = () => `Sent`
export const notifications_sent_before = (i: { to: string | number }) => `This was sent to ${i.to} before. Send it once more?`
export const notifications_state = () => `State`
export const notifications_tries = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 try` : `${i.shown} tries`
export const notifications_unknown = () => `Unknown`
export const notifications_way = () => `Way`
export const notifications_way_bell = () => `In the shop`
export const notifications_way_mail = () => `Mail`
export const notifications_way_sms = () => `SMS`
export const notifications_written = () => `Written`
export const orders_all_days = () => `All days`
export const orders_all_orders = () => `All orders`
export const orders_all_prices_bdt = () => `All prices in BDT (Bangladeshi taka).`
export const orders_amount = () => `Amount`
export const orders_and_more = (i: { count: number }) => i.count === 1 ? ` and ${i.count} more piece` : ` and ${i.count} more pieces`
export const orders_awaits_confirmation = () => `This is a large first order, so its store confirms it first. No pieces are put aside for it until then.`
export const orders_awaits_confirmations = () => `This is a large first order, so its stores confirm it first. No pieces are put aside for it until then.`
export const orders_buy_again = () => `Buy again`
export const orders_cancel_order = () => `Cancel order`
export const orders_cancel_parcel = () => `Cancel parcel`
export const orders_cancelled = () => `Cancelled.`
export const orders_cancelled_do_not = () => `Cancelled: do not send.`
export const orders_cancelled_nothing_collected = () => `Cancelled: nothing is collected.`
export const orders_carried_by = (i: { courier: string | number }) => `Carried by ${i.courier}`
export const orders_complete_count = (i: { count: string | number }) => `Complete ${i.count}`
export const orders_complete_order = () => `Complete order`
export const orders_complete_parcel = () => `Complete parcel`
export const orders_complete_selected = () => `Complete selected`
export const orders_completed = () => `Completed.`
export const orders_completed_all = (i: { orders: string | number }) => `${i.orders} completed.`
export const orders_completed_but = (i: { orders: string | number; refused: string | number }) => `${i.orders} completed, ${i.refused} not:`
export const orders_corrected = (i: { stage: string | number }) => `${i.stage} (corrected)`
export const orders_could_not_loaded = () => `The orders could not be loaded just now.`
export const orders_count = (i: { count: number }) => i.count === 1 ? `${i.count} order` : `${i.count} orders`
export const orders_date = () => `Date`
export const orders_due = <T>(i: { total: (words: string) => T }) => [`To pay when it arrives: `, i.total(``)]
export const orders_due_with_shipping = <T>(i: { shipping: string | number; total: (words: string) => T }) => [`To pay when it arrives: `, i.total(``), `, including `, `${i.shipping}`, ` shipping`]
export const orders_each_store_confirms = () => `Each store confirms and packs its parcel.`
export const orders_expected_by = (i: { day: string | number }) => `Expected by ${i.day}`
export const orders_expected_late = (i: { day: string | number }) => `It is late: we expected it by ${i.day}.`
export const orders_expected_once_confirmed = (i: { day: string | number; confirmBy: string | number }) => `Expected by ${i.day}. The store confirms it by ${i.confirmBy}.`
export const orders_follow_without_login = () => `Follow it without logging in`
export const orders_id = (i: { id: string | number }) => `Order ${i.id}`
export const orders_in_cart = (i: { count: number }) => i.count === 1 ? `${i.count} product is in your cart.` : `${i.count} products are in your cart.`
export const orders_in_cart_but = (i: { count: number }) => i.count === 1 ? `${i.count} product is in your cart; not these:` : `${i.count} products are in your cart; not these:`
export const orders_kept = (i: { pieces: string | number }) => `Kept: ${i.pieces}`
export const orders_kept_pieces = (i: { quantity: string | number; productName: string | number; size: string | number }) => `${i.quantity} × ${i.productName}, size ${i.size}`
export const orders_loading_orders = () => `Loading orders...`
export const orders_money = () => `Money of this parcel`
export const orders_money_approved = (i: { number: string | number; day: string | number }) => `It stands in statement ${i.number}. The payout was approved on ${i.day}, and is to be paid.`
export const orders_money_before_ledger = () => `It was delivered before the shop kept these books: its cash stayed with the store, and nothing of it is owed.`
export const orders_money_below_least = (i: { number: string | number; least: string | number }) => `It stands in statement ${i.number}, and is paid with a later one: less than ${i.least} is not paid.`
export const orders_money_by_shop_less = (i: { sum: string | number }) => `${i.sum} less at the door, borne by the shop`
export const orders_money_by_shop_more = (i: { sum: string | number }) => `${i.sum} more at the door, for the shop`
export const orders_money_by_store = () => `Borne by the store`
export const orders_money_compensated = (i: { left: string | number }) => `It was lost, and its courier paid for it: ${i.left} of that is the store’s.`
export const orders_money_delivery_shop = (i: { sum: string | number }) => `${i.sum}, kept by the shop, whose courier carries it`
export const orders_money_delivery_store = () => `Kept by the store, which has it carried`
export const orders_money_delivery_unknown = (i: { sum: string | number }) => `${i.sum}, for whoever has it carried`
export const orders_money_earned = () => `What you earn`
export const orders_money_earned_once_said = () => `What you earn, once you have said which pieces were kept`
export const orders_money_expected = () => `Money of this parcel, once it is delivered`
export const orders_money_goods = () => `Goods`
export const orders_money_in_statement = (i: { number: string | number }) => `It stands in statement ${i.number}.`
export const orders_money_left = () => `Left for the store`
export const orders_money_left_expected = () => `Expected for the store`
export const orders_money_limited = (i: { rate: string | number }) => `${i.rate}, within the limits of the rule`
export const orders_money_netted = (i: { number: string | number }) => `It stands in statement ${i.number}, set against what the store owes the shop.`
export const orders_money_next_statement = (i: { day: string | number }) => `It stands in the next statement, closed in the night to ${i.day}.`
export const orders_money_next_statement_due = () => `It stands in the next statement, which is about to be closed.`
export const orders_money_nothing_cancelled = () => `It was cancelled: nothing was paid, and nothing is owed.`
export const orders_money_nothing_lost = () => `It was lost: nothing was paid at the door.`
export const orders_money_nothing_refused = () => `It was not kept: nothing was paid, and no commission is taken.`
export const orders_money_once_said = () => `Money of this parcel, once it is said which pieces were kept`
export const orders_money_other = () => `Other`
export const orders_money_other_note = () => `Posted beside the steps above`
export const orders_money_own_sale = () => `The shop sold it itself: it takes no commission, and has nothing to pay for it.`
export const orders_money_paid = (i: { number: string | number; day: string | number; reference: string | number }) => `It stands in statement ${i.number}, and was paid on ${i.day}, reference ${i.reference}.`
export const orders_money_payable = () => `Its cash is here.`
export const orders_money_percent = (i: { percent: string | number }) => `${i.percent} %`
export const orders_money_pieces_to_say = () => `It waits for a word which pieces were kept: what is left follows from that.`
export const orders_money_place = (i: { sum: string | number; words: string | number }) => `${i.sum}: ${i.words}`
export const orders_money_prepared = (i: { number: string | number; day: string | number }) => `It stands in statement ${i.number}. The payout was prepared on ${i.day}, and is to be approved.`
export const orders_money_rate = (i: { rule: string | number; percent: string | number; of: string | number }) => `${i.rule}: ${i.percent} % of ${i.of}`
export const orders_money_rate_and_fixed = (i: { rule: string | number; percent: string | number; of: string | number; fixed: string | number }) => `${i.rule}: ${i.percent} % of ${i.of}, and ${i.fixed} a piece`
export const orders_money_refunded = () => `All of it was refunded to the shopper: nothing is left for the store.`
export const orders_money_shop_owes = (i: { owed: string | number }) => `The store has the cash, and the shop owes it ${i.owed} more.`
export const orders_money_short = (i: { courier: string | number }) => `${i.courier} has paid too little for it; the shop looks into it.`
export const orders_money_store_owes = (i: { owed: string | number }) => `The store has the cash, and owes the shop ${i.owed} of it.`
export const orders_money_store_owes_nothing = () => `The store has the cash, and owes nothing of it.`
export const orders_money_to_earn = () => `What you earn once it is delivered`
export const orders_money_to_prepare = (i: { number: string | number }) => `It stands in statement ${i.number}, and is paid with the next payout.`
export const orders_money_usual = (i: { courier: string | number; fewest: string | number; most: string | number }) => `Cash of ${i.courier} mostly reached the shop ${i.fewest} to ${i.most} days after a delivery.`
export const orders_money_usual_one = (i: { courier: string | number; count: number; shown: string | number }) => i.count === 1 ? `Cash of ${i.courier} mostly reached the shop within ${i.shown} day of a delivery.` : `Cash of ${i.courier} mostly reached the shop within ${i.shown} days of a delivery.`
export const orders_money_vat = () => `VAT on the commission`
export const orders_money_waits_all_own = () => `If all of it is kept. It waits for the delivery: the store takes the cash then, and owes nothing of it.`
export const orders_money_waits_delivery = () => `If all of it is kept. It waits for the delivery, and is payable when its cash is here.`
export const orders_money_waits_own_cash = (i: { owed: string | number }) => `If all of it is kept. It waits for the delivery: the store takes the cash then, and owes the shop ${i.owed} of it.`
export const orders_money_with_courier = (i: { courier: string | number }) => `${i.courier} has the cash, and owes it to the shop. It is payable to the store once it is here.`
export const orders_money_with_courier_since = (i: { courier: string | number; day: string | number }) => `${i.courier} has the cash since ${i.day}, and owes it to the shop. It is payable to the store once it is here.`
export const orders_movedby = <T>(i: { movedBy: string | number; moment: (words: string) => T }) => [`by `, `${i.movedBy}`, `, `, i.moment(``)]
export const orders_my_purchases = () => `My purchases`
export const orders_my_store = () => `For my store`
export const orders_newest_first = () => `Orders, newest first`
export const orders_no_name_phone = () => `No., name or phone`
export const orders_no_order_yet = () => `No order yet`
export const orders_no_orders_found = () => `No orders found.`
export const orders_no_slip_print = () => `No slip to print`
export const orders_none_these_orders = () => `None of these orders is open any more.`
export const orders_not_confirmed_in_time = () => `Its store did not confirm it in time.`
export const orders_not_kept = () => `Not kept`
export const orders_not_left = (i: { name: string | number; words: string | number }) => `${i.name}: ${i.words} Fill up its stock, or cancel the parcel.`
export const orders_notes = () => `Notes:`
export const orders_nothing_could_put = () => `Nothing could be put into your cart.`
export const orders_older_orders = () => `Older orders`
export const orders_once_placed_order = () => `Once you have placed an order, you find here what happens to it.`
export const orders_order = () => `Your order`
export const orders_orders_id_text = () => `Order ID`
export const orders_packing_slip = () => `Packing slip`
export const orders_packing_slip_id = (i: { id: string | number }) => `Packing slip ${i.id} · Haat`
export const orders_packing_slips_count = (i: { count: string | number }) => `Packing slips of ${i.count}`
export const orders_parcel_comes = () => `Your parcel comes to you. The order says on which day it is expected.`
export const orders_parcel_from_storename = (i: { storeName: string | number }) => `Parcel from ${i.storeName}`
export const orders_parcels_come = (i: { count: string | number }) => `${i.count} parcels come to you. The order says on which day each is expected.`
export const orders_pay = <T>(i: { total: (words: string) => T }) => [`You pay `, i.total(``), ` in cash when it arrives.`]
export const orders_pay_in_all = <T>(i: { total: (words: string) => T }) => [`You pay `, i.total(``), ` in cash altogether, when they arrive.`]
export const orders_print = () => `Print`
export const orders_print_slips = (i: { count: number }) => i.count === 1 ? `Print slip` : `Print ${i.count} slips`
export const orders_reason_hint = () => `Whoever it concerns reads it with the order.`
export const orders_rounded = (i: { sum: string | number }) => `rounded down from ${i.sum} to whole taka`
export const orders_rounding = () => `Rounded down to whole taka`
export const orders_say_back = () => `Say what came back`
export const orders_say_kept = () => `Say which pieces were kept`
export const orders_select_all_open = () => `Select all open`
export const orders_select_order_id = (i: { id: string | number }) => `Select order ${i.id}`
export const orders_sent_to_you = () => `Sent to you`
export const orders_show_these_days = () => `Show these days`
export const orders_slip_title = (i: { order: string | number; parcel: string | number }) => `Packing slip ${i.order}-${i.parcel}`
export const orders_step_by_step = () => `Step by step, under Parcels`
export const orders_summary = () => `Order summary`
export const orders_sure_cancel_order = (i: { id: string | number }) => `Are you sure you want to cancel order ${i.id}? This cannot be undone.`
export const orders_sure_cancel_parcel = (i: { id: string | number }) => `Are you sure you want to cancel the parcel of order ${i.id}? This cannot be undone.`
export const orders_tracking_number = (i: { trackingNumber: string | number }) => `tracking number ${i.trackingNumber}`
export const orders_was_order_delivered = (i: { id: string | number }) => `Was order ${i.id} delivered and paid? This cannot be undone.`
export const orders_was_order_paid = (i: { id: string | number; total: string | number }) => `Was order ${i.id} delivered and ${i.total} paid? This cannot be undone.`
export const orders_was_parcel_paid = (i: { id: string | number; total: string | number }) => `Was the parcel of order ${i.id} delivered and ${i.total} paid? This cannot be undone.`
export const orders_way_of_parcel = (i: { storeName: string | number }) => `The way of the parcel from ${i.storeName}`
export const orders_way_to = (i: { way: string | number; to: string | number }) => `${i.way} to ${i.to}`
export const orders_were_delivered = (i: { count: string | number }) => `Was each of these ${i.count} orders delivered and paid? This cannot be undone.`
export const orders_what_order_orderid = (i: { orderId: string | number }) => `what order ${i.orderId} was of`
export const orders_whole_taka = () => `At the door you pay whole taka: what each parcel comes to is rounded down.`
export const orders_whose_orders = () => `Whose orders`
export const orders_without_cancelledtotal_was = (i: { cancelledTotal: string | number }) => `Without ${i.cancelledTotal} that was cancelled.`
export const orders_without_slip_missing = (i: { names: string | number }) => `Not found: ${i.names}.`
export const orders_without_slip_nothing = (i: { names: string | number }) => `Without a slip, as nothing of them is open: ${i.names}.`
export const orders_yes_cancel = () => `Yes, cancel it`
export const orders_yes_complete = () => `Yes, complete it`
export const orders_yes_complete_them = () => `Yes, complete them`
export const papers_account = () => `Payout account`
export const papers_account_change = () => `Hand in another account`
export const papers_account_change_hint = () => `While another account waits, and for 72 hours after it is approved, nothing is paid to your store. You are told by mail and SMS, as it might not be you.`
export const papers_account_first = () => `Hand in an account`
export const papers_account_name = () => `Name of the account`
export const papers_account_none = () => `You are paid in cash until an account is approved.`
export const papers_account_number = () => `Account number`
export const papers_address_bin = () => `Registered address`
export const papers_bin = () => `BIN (VAT registration)`
export const papers_bkash_number = () => `bKash number`
export const papers_branch = () => `Branch`
export const papers_do_to = (i: { words: string | number; what: string | number; storeName: string | number }) => `${i.words}: ${i.what} of ${i.storeName}`
export const papers_hand_in = () => `Hand in`
export const papers_hand_in_of = (i: { kind: string | number }) => `Hand in: ${i.kind}`
export const papers_handed_in = () => `Waits for a decision`
export const papers_handed_in_at = () => `Handed in`
export const papers_handed_in_toast = () => `Handed in. An admin will look at it.`
export const papers_held_undecided = () => `Payouts wait: another account was handed in, and is to be decided.`
export const papers_held_until = <T>(i: { moment: (words: string) => T }) => [`Payouts wait until `, i.moment(``), `: the account was changed.`]
export const papers_hint_bin = () => `13 digits, like 001234567-0101.`
export const papers_hint_nid = () => `10, 13 or 17 digits.`
export const papers_hint_tin = () => `12 digits.`
export const papers_hint_trade_licence = () => `As it is printed, like TRAD/DSCC/012345/2024.`
export const papers_holder = () => `Name on the paper`
export const papers_is_change = () => `The store has another account. Once this is approved, payouts wait for 72 hours.`
export const papers_kind = () => `Kind of paper`
export const papers_list_accounts = () => `Accounts to decide`
export const papers_list_papers = () => `Papers to decide`
export const papers_lists = () => `Papers and accounts that wait`
export const papers_loading = () => `Loading papers...`
export const papers_missing = () => `Missing`
export const papers_new_refused = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`What was handed in `, i.moment(``), ` is refused: `, `${i.reason}`]
export const papers_new_waits = <T>(i: { moment: (words: string) => T }) => [`A new one was handed in `, i.moment(``), ` and waits for a decision.`]
export const papers_nid = () => `National ID (NID)`
export const papers_no_account_number = () => `Please enter the account number, 6 to 20 digits.`
export const papers_no_bin = () => `A BIN has 13 digits, like 001234567-0101.`
export const papers_no_nid = () => `A national ID number has 10, 13 or 17 digits.`
export const papers_no_routing_number = () => `A routing number has 9 digits. It stands on your cheques.`
export const papers_no_tin = () => `A TIN has 12 digits.`
export const papers_none = () => `Nothing waits for a decision.`
export const papers_not_loaded = () => `The papers could not be loaded.`
export const papers_number = () => `Number`
export const papers_reason_needed = () => `Please say why: the store reads it.`
export const papers_refuse = () => `Refuse`
export const papers_refused = () => `Refused`
export const papers_routing_hint = () => `9 digits, as on your cheques.`
export const papers_routing_number = () => `Routing number`
export const papers_sure_refuse = (i: { what: string | number; storeName: string | number }) => `Refuse the ${i.what} of ${i.storeName}? The store reads why.`
export const papers_take_back = () => `Take it back`
export const papers_taken_back = () => `Taken back. Payouts go on as before.`
export const papers_tin = () => `TIN (tax)`
export const papers_title = () => `Papers and account`
export const papers_to_decide = () => `Papers`
export const papers_trade_licence = () => `Trade licence`
export const papers_way = () => `Paid by`
export const papers_what = () => `What was handed in`
export const papers_what_they_are = () => `What the shop has to know of your store before it invoices and pays you. An admin looks at each. Your BIN, registered name and address are printed on your tax invoices; nobody else reads the other numbers.`
export const parcels_compensated = () => `Its courier paid for the loss, and the store has that. Take that row of the settlement back first.`
export const payouts_balance = () => `Balance now`
export const payouts_balances_caption = () => `Stores and their balances, the largest first`
export const payouts_bank_file = () => `Make a file for the bank`
export const payouts_bkash_file = () => `Make a file for bKash`
export const payouts_caption = () => `Payouts, newest first`
export const payouts_closing = () => `Closing balance`
export const payouts_column_amount = () => `Amount (taka)`
export const payouts_column_balance = () => `Balance (taka)`
export const payouts_column_commission = () => `Of it commission with VAT (taka)`
export const payouts_column_number = () => `Payout`
export const payouts_column_position = () => `No.`
export const payouts_column_statement = () => `Statement`
export const payouts_column_vat = () => `Of it VAT (taka)`
export const payouts_column_what = () => `What`
export const payouts_compensation_of = (i: { parcelId: string | number }) => `Parcel ${i.parcelId}, lost`
export const payouts_do_to = (i: { words: string | number; amount: string | number; storeName: string | number }) => `${i.words}: ${i.amount} to ${i.storeName}`
export const payouts_failed_because = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`Failed `, i.moment(``), `: `, `${i.reason}`]
export const payouts_failed_hint = () => `The store reads it.`
export const payouts_file_holds = (i: { count: number; amount: string | number }) => i.count === 1 ? `1 payout, ${i.amount}` : `${i.count} payouts, ${i.amount}`
export const payouts_file_made = <T>(i: { words: string | number; moment: (words: string) => T }) => [`Made `, i.moment(``), `: `, `${i.words}`]
export const payouts_file_save = (i: { number: string | number }) => `Save file ${i.number} as CSV`
export const payouts_files = () => `Files that were made`
export const payouts_hash = () => `Fingerprint (SHA-256)`
export const payouts_held_until = (i: { until: string | number }) => `The account of this store was changed. Nothing is paid to it until ${i.until}.`
export const payouts_in_file = (i: { number: string | number }) => `In file ${i.number}`
export const payouts_kind_adjustment = () => `Adjustment`
export const payouts_kind_commission = () => `Commission with its VAT`
export const payouts_kind_commission_given_back = () => `Commission given back, with its VAT`
export const payouts_kind_commission_given_back_taken_back = () => `Commission of a cancelled refund`
export const payouts_kind_commission_taken_back = () => `Commission taken back`
export const payouts_kind_compensation = () => `Compensation`
export const payouts_kind_compensation_taken_back = () => `Compensation taken back`
export const payouts_kind_debt_netted = () => `Debt set off`
export const payouts_kind_payout_failed = () => `Payout came back`
export const payouts_kind_promotion = () => `Paid by the shop for its shopper`
export const payouts_kind_promotion_taken_back = () => `Paid by the shop, taken back`
export const payouts_kind_refund_paid_by_store = () => `Refund that the store paid itself`
export const payouts_kind_refund_paid_by_store_failed = () => `Refund of the store came to nothing`
export const payouts_kind_refund_taken_back = () => `Refund cancelled`
export const payouts_kind_rounding = () => `Rounded down at the door, paid by the shop`
export const payouts_kind_rounding_taken_back = () => `Rounded down at the door, taken back`
export const payouts_kind_sale = () => `Sale, its cash is here, less commission`
export const payouts_kind_sale_taken_back = () => `Sale taken back`
export const payouts_late = (i: { count: number; shown: string | number; amount: string | number }) => i.count === 1 ? `Late: ${i.shown} parcel, ${i.amount}` : `Late: ${i.shown} parcels, ${i.amount}`
export const payouts_late_what = (i: { days: string | number }) => `Their cash has been here for ${i.days} days or more, and their store is not paid.`
export const payouts_list_approved = () => `To pay`
export const payouts_list_owing = () => `Stores that owe`
export const payouts_list_prepared = () => `To approve`
export const payouts_list_to_pay = () => `To prepare`
export const payouts_lists = () => `Payouts by what is to do`
export const payouts_loading = () => `Loading payouts...`
export const payouts_mark_gone = () => `It was already sent`
export const payouts_mark_paid = () => `Mark as paid`
export const payouts_none_approved = () => `No approved payout waits to be paid.`
export const payouts_none_failed = () => `No payout has failed.`
export const payouts_none_owing = () => `No store owes the shop anything.`
export const payouts_none_paid = () => `No payout was paid yet.`
export const payouts_none_prepared = () => `No payout waits to be approved.`
export const payouts_none_to_pay = () => `No payout is to be prepared. One is once a statement is closed by which the shop owes its store.`
export const payouts_none_yet = () => `You were paid nothing yet. A payout follows a closed statement.`
export const payouts_not_loaded = () => `The payouts could not be loaded.`
export const payouts_of_statement = (i: { number: string | number }) => `Statement ${i.number}`
export const payouts_older = () => `More payouts`
export const payouts_opening = () => `Opening balance`
export const payouts_overtaken = () => `By now the shop owes this store less than that, say after a refund: this can only have failed, or was sent before.`
export const payouts_paid_by = <T>(i: { reference: string | number; moment: (words: string) => T }) => [`Paid `, i.moment(``), `, reference `, `${i.reference}`]
export const payouts_payout_number = (i: { number: string | number }) => `Payout ${i.number}`
export const payouts_prepare_of = (i: { amount: string | number; storeName: string | number }) => `Prepare: ${i.amount} to ${i.storeName}`
export const payouts_prepared_at = <T>(i: { moment: (words: string) => T }) => [`Prepared `, i.moment(``)]
export const payouts_say_failed = () => `It failed`
export const payouts_state_prepared = () => `Prepared`
export const payouts_stopped = () => `The store’s account was changed: this can only have failed, or was sent before the change.`
export const payouts_sure_failed = (i: { amount: string | number; storeName: string | number }) => `Has the payout of ${i.amount} to ${i.storeName} failed? Its statement can be paid anew then.`
export const payouts_title = () => `Payouts`
export const payouts_waiting = () => `Waits for its cash`
export const payouts_way_bank = () => `Bank`
export const payouts_way_bkash = () => `bKash`
export const payouts_way_cash = () => `Cash`
export const payouts_what_they_are = () => `What the shop pays you, by your closed statements.`
export const platform_clothing_men_women = () => `Clothing for men, women and kids from many stores of Bangladesh, in one shop. Pay cash on delivery.`
export const platform_manifest_description = () => `Clothing for men, women and kids from many stores of Bangladesh, in one shop.`
export const platform_nothing_here = () => `Nothing here`
export const platform_page_title = (i: { title: string | number }) => `${i.title} · Haat`
export const preferences_always = () => `(always)`
export const preferences_title = () => `What you are told`
export const preferences_words = () => `Choose how you are told what happens. What is about money or safety is always told.`
export const products_add_cart = () => `Add to Cart`
export const products_breadcrumb = () => `Breadcrumb`
export const products_buy_now = () => `Buy Now`
export const products_buy_now_name = (i: { name: string | number }) => `Buy Now: ${i.name}`
export const products_cart = () => `The cart`
export const products_chest = () => `Chest`
export const products_choose_size = () => `Choose a size`
export const products_delivery_cancel = <T>(i: { strong: (words: string) => T }) => [i.strong(`Changed your mind?`), ` Cancel under My Orders while the order is pending.`]
export const products_delivery_cash = <T>(i: { strong: (words: string) => T }) => [i.strong(`Cash on delivery:`), ` pay when your parcel arrives.`]
export const products_delivery_free = <T>(i: { strong: (words: string) => T }) => [i.strong(`Free shipping`), ` for the whole order, however many stores are in it.`]
export const products_delivery_price = <T>(i: { price: string | number; strong: (words: string) => T }) => [i.strong(`${i.price} shipping`), ` for the whole order, however many stores are in it.`]
export const products_delivery_time = <T>(i: { strong: (words: string) => T }) => [i.strong(`Within 2-3 days`), ` after confirmation.`]
export const products_error_loading_product = () => `Error loading product:`
export const products_from = <T>(i: { store: (words: string) => T }) => [`From `, i.store(``)]
export const products_go_cart = () => `Go to your cart`
export const products_length = () => `Length`
export const products_link_copied = () => `Link copied.`
export const products_link_could_not = () => `The link could not be copied.`
export const products_log_come_back = () => `Log in and come back to this page`
export const products_may_also_like = () => `You may also like`
export const products_name_haat_cash = (i: { name: string | number }) => `${i.name} at Haat. Cash on delivery.`
export const products_no_size_offer = () => `This product has no size on offer just now, so it cannot be ordered yet.`
export const products_not_offered_size = () => `This product is not offered in this size.`
export const products_only_pieces = (i: { stock: number; size: string | number }) => i.stock === 1 ? `Only ${i.stock} piece of size ${i.size} is left.` : `Only ${i.stock} pieces of size ${i.size} are left.`
export const products_please_enter_quantity = (i: { most: string | number }) => `Please enter a quantity from 1 to ${i.most}.`
export const products_saving_off = (i: { saving: string | number }) => `${i.saving}% off`
export const products_share_product = () => `Share this product`
export const products_size_sold_out = (i: { size: string | number }) => `Size ${i.size} has sold out.`
export const products_sleeve = () => `Sleeve`
export const products_sold_out = () => `(sold out)`
export const products_tags = () => `Tags`
export const products_user_not_logged = () => `User not logged in. Please login first.`
export const refunds_ask_amount = () => `See the amount`
export const refunds_asking_amount = () => `Asking for the amount…`
export const refunds_cancel = () => `Cancel refund`
export const refunds_cancel_hint = () => `Nothing is owed any more; the pieces can be refunded again. The shopper reads this.`
export const refunds_cancelled_because = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`Cancelled `, i.moment(``), `: `, `${i.reason}`]
export const refunds_caption = () => `Refunds of this list`
export const refunds_comes_to = (i: { amount: string | number; fromStore: string | number; commissionBack: string | number }) => `The shopper is owed ${i.amount}. The store bears ${i.fromStore} of it, and gets ${i.commissionBack} of the commission back.`
export const refunds_deleted_account = () => `a deleted account`
export const refunds_do_to = (i: { words: string | number; amount: string | number; customerName: string | number }) => `${i.words}: ${i.amount} to ${i.customerName}`
export const refunds_due = <T>(i: { moment: (words: string) => T }) => [`To be paid by `, i.moment(``)]
export const refunds_failed_because = (i: { reason: string | number }) => `It came to nothing: ${i.reason}`
export const refunds_failed_hint = () => `It is owed again, and can be paid anew. The shopper reads this.`
export const refunds_for = () => `For`
export const refunds_from = () => `Paid out of`
export const refunds_from_shop = () => `The shop’s till`
export const refunds_from_store = () => `The store’s own till`
export const refunds_grant = (i: { amount: string | number }) => `Grant ${i.amount}`
export const refunds_granted_by = (i: { name: string | number }) => `Granted by ${i.name}`
export const refunds_granted_by_store = (i: { name: string | number }) => `Granted by its store, ${i.name}`
export const refunds_loading = () => `Loading refunds…`
export const refunds_more = () => `More refunds`
export const refunds_none_cancelled = () => `No refund was cancelled.`
export const refunds_none_owed = () => `No refund is owed to a shopper.`
export const refunds_none_paid = () => `No refund was paid yet.`
export const refunds_not_loaded = () => `The refunds could not be loaded.`
export const refunds_of = (i: { amount: string | number }) => `Refund of ${i.amount}`
export const refunds_order = () => `Order`
export const refunds_owed = (i: { owed: string | number; amount: string | number }) => `${i.owed} owed: ${i.amount}`
export const refunds_paid_by = <T>(i: { way: string | number; reference: string | number; moment: (words: string) => T }) => [`Paid `, i.moment(``), ` by `, `${i.way}`, `, reference `, `${i.reference}`, `.`]
export const refunds_phone = (i: { phone: string | number }) => `The shopper’s phone, as on the order: ${i.phone}`
export const refunds_reason_hint = () => `The shopper reads it.`
export const refunds_refund = () => `Refund`
export const refunds_state_owed = () => `Owed`
export const refunds_store_is_owed = (i: { storeName: string | number; amount: string | number }) => `The shop owes ${i.storeName} ${i.amount} now.`
export const refunds_store_owes = (i: { storeName: string | number; amount: string | number }) => `${i.storeName} owes the shop ${i.amount} now.`
export const refunds_sure_cancel = (i: { amount: string | number; customerName: string | number }) => `Cancel the refund of ${i.amount} to ${i.customerName}?`
export const refunds_sure_failed = (i: { amount: string | number; customerName: string | number }) => `Did the ${i.amount} to ${i.customerName} not arrive?`
export const refunds_title = () => `Refunds`
export const refunds_to_shopper = () => `Given back to the shopper`
export const refunds_way_nagad = () => `Nagad`
export const refunds_which = () => `Which of the pieces the shopper kept are refunded?`
export const refunds_with_shipping = (i: { sum: string | number }) => `The shipping, too: ${i.sum}`
export const refusal_address_not_found = () => `This address is not in your address book.`
export const refusal_admin_too_new = () => `Who became an admin less than 72 hours ago cannot approve this yet.`
export const refusal_admin_too_new_until = (i: { from: string | number }) => `An admin can approve this 72 hours after becoming one. It can go on from ${i.from}.`
export const refusal_already_booked = () => `This parcel is booked already.`
export const refusal_busy = () => `The shop is very busy. Please try again in a moment.`
export const refusal_cannot_read = () => `This cannot be read.`
export const refusal_cart_full = () => `A cart holds at most 50 lines.`
export const refusal_cart_line_full = () => `At most 99 pieces of one size fit in a cart.`
export const refusal_cart_line_not_found = () => `This is not in your cart.`
export const refusal_category_circle = () => `A category cannot be below itself.`
export const refusal_category_in_use = () => `This category is not empty.`
export const refusal_category_name_taken = () => `There is a category of this name here already.`
export const refusal_category_not_found = () => `This category is not in the shop.`
export const refusal_category_root = () => `Men, Women and Kids cannot be deleted.`
export const refusal_category_too_deep = () => `Categories do not stand that deep.`
export const refusal_changed_meanwhile = () => `Somebody else has changed this meanwhile. Please look again.`
export const refusal_choices = (i: { values: string | number }) => `Must be ${i.values}.`
export const refusal_commission_default_needed = () => `This is the shop’s default. Please add another rule for all stores and all categories first.`
export const refusal_commission_rule_ended = () => `This rule has ended already.`
export const refusal_commission_rule_not_found = () => `There is no such rule.`
export const refusal_consignment_not_found = () => `You have no such booking with a courier.`
export const refusal_consignment_not_open = () => `This booking is not waiting for a decision.`
export const refusal_contact_confirmed = () => `This email or phone is confirmed already.`
export const refusal_courier_not_found = () => `There is no such courier account.`
export const refusal_database_away = () => `The shop is catching its breath. Please try again in a moment.`
export const refusal_delivery_not_found = () => `There is no such delivery.`
export const refusal_delivery_waiting = () => `This delivery is on its way already.`
export const refusal_email_taken = () => `An account with this email already exists.`
export const refusal_entry_needs_another = () => `Another admin has to approve the entry that you prepared.`
export const refusal_entry_not_found = () => `There is no such manual entry.`
export const refusal_entry_not_prepared = () => `This entry does not wait for an approval any more.`
export const refusal_entry_over_debt = () => `The store owes less than that.`
export const refusal_house_store = () => `The shop’s own store cannot be changed here.`
export const refusal_idempotency_key_reused = () => `This key was already used for something else.`
export const refusal_import_not_found = () => `This import is over or was never begun.`
export const refusal_import_not_undoable = () => `This import cannot be undone: it is more than a day old, it changed nothing, or it was undone already.`
export const refusal_invalid_code = () => `This code is not right, or no longer valid.`
export const refusal_invalid_login = () => `Invalid login`
export const refusal_invalid_request = () => `Please check the marked fields.`
export const refusal_invoice_not_found = () => `There is no such tax invoice.`
export const refusal_job_not_found = () => `This job does not wait to be tried again.`
export const refusal_last_admin = () => `The last active admin must stay.`
export const refusal_mail_not_set_up = () => `This shop has no mail server: SMTP_URL is not set.`
export const refusal_malformed_request = () => `The shop could not read this request.`
export const refusal_may_given_once = () => `May be given once.`
export const refusal_message_erased = () => `The contents of this message are erased.`
export const refusal_message_must_be_told = () => `This is about money or safety: you are always told it.`
export const refusal_message_not_found = () => `There is no such message.`
export const refusal_message_waiting = () => `This message is on its way already.`
export const refusal_no_place_in_list = () => `This is not a place in this list.`
export const refusal_not_allowed = () => `Your account may not do this.`
export const refusal_not_found = () => `There is nothing at this address.`
export const refusal_not_signed_in = () => `Please log in first.`
export const refusal_not_your_account = () => `This belongs to another account.`
export const refusal_nothing_for_file = () => `Every approved payout is in a file already, or waits.`
export const refusal_nothing_to_pay = () => `By now the shop owes this store nothing.`
export const refusal_one_moment = () => `One moment, please`
export const refusal_order_not_found = () => `You have no such order.`
export const refusal_out_of_stock = () => `This size has sold out.`
export const refusal_own_account = () => `Nobody changes or deletes their own account here.`
export const refusal_paper_decided = () => `This is no longer waiting: it was decided, replaced or taken back meanwhile.`
export const refusal_paper_not_found = () => `There is no such paper or account.`
export const refusal_parcel_not_found = () => `You have no such parcel.`
export const refusal_payment_not_found = () => `There is no such payment.`
export const refusal_payment_over_debt = () => `The store owes less than this.`
export const refusal_payment_recorded = () => `A payment of this store by this way and reference is recorded already.`
export const refusal_payment_taken_back = () => `This payment was taken back already.`
export const refusal_payout_account_changed = () => `The store’s account has changed. Please say that this payout failed, and prepare it anew.`
export const refusal_payout_account_held = () => `The store handed in another account. Nothing is paid to it until an admin has decided on that.`
export const refusal_payout_below_least = () => `That is less than the least payout of the settings. It is paid with the next statement.`
export const refusal_payout_failed = () => `This payout has failed already.`
export const refusal_payout_file_not_found = () => `There is no such file.`
export const refusal_payout_needs_another = () => `Another admin has to approve what you prepared.`
export const refusal_payout_not_approved = () => `Only an approved payout can be paid, and only once.`
export const refusal_payout_not_found = () => `There is no such payout.`
export const refusal_payout_not_prepared = () => `This payout does not wait for an approval any more.`
export const refusal_payout_over_balance = () => `By now the shop owes this store less than that. Please let this payout fail and prepare another one.`
export const refusal_payout_under_way = () => `This statement is paid already, or a payout of this store is under way.`
export const refusal_phone_just_changed = () => `This number was taken off an account less than 72 hours ago. If that was not you, undo it with the message that we sent to this number.`
export const refusal_phone_proof_needed = () => `This is more than a new customer may have on order at once. Prove your phone by a code, then order again; or order less.`
export const refusal_phone_taken = () => `This phone number belongs to another account.`
export const refusal_picture_bytes = () => `A picture may have at most 8 MB.`
export const refusal_picture_heic = () => `This picture is in HEIC, which browsers do not show. Save it as JPEG and choose that file. An iPhone takes JPEG with Settings › Camera › Formats › Most Compatible.`
export const refusal_picture_pixels = () => `A picture may have at most 40 megapixels.`
export const refusal_picture_type = () => `Pictures must be whole JPEG, PNG, WebP or AVIF files.`
export const refusal_price_changed = () => `A price has changed since you looked. Please check the new total.`
export const refusal_product_not_found = () => `This product is not in the shop.`
export const refusal_product_off_sale = () => `This product is no longer for sale.`
export const refusal_proof_needed = () => `Please give your own password once more, as you logged in more than 15 minutes ago.`
export const refusal_reference_used = () => `Another payment was made by this reference. Look at the number again.`
export const refusal_refund_changed = () => `The amount has changed. Please look at it again.`
export const refusal_refund_needs_another = () => `Another admin has to pay what you granted.`
export const refusal_refund_not_found = () => `There is no such refund.`
export const refusal_refund_not_open = () => `Only pieces that were delivered and kept can be refunded, once it is said which these are.`
export const refusal_refund_not_owed = () => `This refund is paid or cancelled already.`
export const refusal_refund_not_paid = () => `This refund is not paid.`
export const refusal_refunded_already = () => `More of this parcel is refunded than would be kept of it. Cancel the refund first, if it is not paid yet.`
export const refusal_session_ended = () => `Your session has ended. Please log in again.`
export const refusal_session_not_found = () => `That device is not logged in any more.`
export const refusal_settlement_not_found = () => `This settlement does not exist.`
export const refusal_settlement_not_open = () => `Nothing is open about this settlement any more.`
export const refusal_settlement_row_not_found = () => `This row does not exist.`
export const refusal_settlement_row_not_open = () => `Nothing is open about this row any more.`
export const refusal_settlement_taken_back = () => `This settlement is taken back already.`
export const refusal_size_needed = () => `This product is in your cart in several sizes. Please say which.`
export const refusal_sms_not_set_up = () => `This shop has no SMS gateway.`
export const refusal_stage_not_open = () => `This parcel is further along, or elsewhere, by now. Please look again.`
export const refusal_statement_not_found = () => `There is no such statement.`
export const refusal_statement_not_newest = () => `A newer statement of this store is closed. Please pay that one.`
export const refusal_status_not_open = () => `This order can no longer be changed.`
export const refusal_storage_away = () => `The shop cannot reach its pictures. Please try again in a moment.`
export const refusal_store_moved_in = () => `This store has an opening balance already.`
export const refusal_store_name_taken = () => `Another store has this name, or one that looks like it.`
export const refusal_store_owes_nothing = () => `This store owes no more than the shop lets pass.`
export const refusal_store_takes_no_orders = () => `This store takes no orders just now.`
export const refusal_too_large = () => `This is too large.`
export const refusal_too_many_addresses = () => `Your address book is full. Please delete an address first.`
export const refusal_too_many_at_once = () => `Very many are at the door just now. Please try again in a moment.`
export const refusal_too_many_attempts = () => `Too many attempts. Please wait a little and try again.`
export const refusal_too_many_open_orders = () => `You have as many open orders as an account may have. Once some have arrived or are cancelled, you can order again.`
export const refusal_too_many_webhooks = () => `There are as many webhooks as there may be. Please delete one first.`
export const refusal_totp_in_use = () => `Two-step login is on already.`
export const refusal_totp_not_in_use = () => `Two-step login is not on.`
export const refusal_totp_over = () => `That took too long. Please log in again.`
export const refusal_totp_required = () => `Please enter the code of your authenticator app.`
export const refusal_unexpected = () => `Something went wrong`
export const refusal_uploads_under_way = (i: { most: string | number }) => `Your account has ${i.most} uploads under way. Please wait until one of them is over.`
export const refusal_user_not_found = () => `There is no such account.`
export const refusal_username_taken = () => `This username is already taken.`
export const refusal_vendor_not_found = () => `There is no such store.`
export const refusal_vendor_not_pending = () => `Somebody has decided on this vendor already.`
export const refusal_vendor_pending = () => `Your account is pending approval by admin.`
export const refusal_vendor_rejected = () => `Your store was not approved. Save your profile to ask again.`
export const refusal_webhook_not_found = () => `There is no such webhook.`
export const refusal_webhook_off = () => `This webhook is switched off. Please switch it on first.`
export const refusal_wrong_type = () => `The shop does not accept this kind of content.`
export const search_all_products = () => `All products`
export const search_any = () => `Any`
export const search_best_match = () => `Best match`
export const search_categories_filters = () => `Categories and filters`
export const search_category = (i: { search: string | number; category: string | number }) => `“${i.search}” in ${i.category}`
export const search_cheapest_first = () => `Cheapest first`
export const search_chosen_filters = () => `Chosen filters`
export const search_chosen_from_minprice_text = (i: { minPrice: string | number }) => `from ${i.minPrice}`
export const search_chosen_up_maxprice_text = (i: { maxPrice: string | number }) => `up to ${i.maxPrice}`
export const search_clear_all = () => `Clear all`
export const search_clear_all_filters = () => `Clear all filters`
export const search_clear_filters = () => `Clear filters`
export const search_close_filters = () => `Close the filters`
export const search_clothing_from_many = () => `Clothing from many stores of Bangladesh`
export const search_dearest_first = () => `Dearest first`
export const search_dearest_highest = (i: { highest: string | number }) => `The dearest is ${i.highest}.`
export const search_from_higher_than = () => `From is higher than To.`
export const search_from_minprice = (i: { minPrice: string | number }) => `From ${i.minPrice}`
export const search_from_store = () => `From this store`
export const search_front_title = () => `The market comes to you`
export const search_instead_search = (i: { search: string | number }) => `Search instead for ${i.search}`
export const search_minprice_maxprice = (i: { minPrice: string | number; maxPrice: string | number }) => `${i.minPrice} to ${i.maxPrice}`
export const search_name_haat_many = (i: { name: string | number }) => `${i.name} at Haat: many stores of Bangladesh in one shop. Cash on delivery.`
export const search_nearest_we = () => `The nearest we have`
export const search_new_market = () => `New at the market`
export const search_newest = () => `Newest`
export const search_no_match = (i: { count: number }) => i.count === 1 ? `Nothing fits this filter.` : `Nothing fits all of these filters.`
export const search_no_match_for = (i: { count: number; search: string | number }) => i.count === 1 ? `Nothing for “${i.search}” fits this filter.` : `Nothing for “${i.search}” fits all of these filters.`
export const search_no_price_both = (i: { highest: string | number; lowest: string | number }) => `No price is both above ${i.highest} and below ${i.lowest}.`
export const search_none_at_price = (i: { what: string | number; price: string | number }) => `No “${i.what}” ${i.price}.`
export const search_nothing_at_price = (i: { price: string | number }) => `Nothing ${i.price}.`
export const search_nothing_found_search = (i: { search: string | number }) => `Nothing found for “${i.search}”.`
export const search_nothing_from_store = () => `Nothing from this store just now.`
export const search_nothing_here_do = (i: { words: string | number }) => `Nothing here has to do with ${i.words}: shown without it.`
export const search_nothing_shelf_yet = () => `Nothing on this shelf yet.`
export const search_one_store = () => `One store`
export const search_page = (i: { page: string | number; products: string | number }) => `${i.page} of ${i.products}`
export const search_panjabi_three_piece = () => `Panjabi to three-piece, frock to formal shirt, from many stores in one cart. Pay when it arrives.`
export const search_previous_products = () => `Previous products`
export const search_results_for = <T>(i: { words: (words: string) => T }) => [`Showing results for `, i.words(``), `.`]
export const search_see_all_products = () => `See all products`
export const search_see_all_stores = () => `See all stores`
export const search_see_everything = () => `See everything`
export const search_shop_category = () => `Shop by Category`
export const search_show_count = (i: { count: number; shown: string | number }) => i.count === 1 ? `Show ${i.shown} product` : `Show ${i.shown} products`
export const search_show_lowest_highest = (i: { lowest: string | number; highest: string | number }) => `Show ${i.lowest} to ${i.highest}`
export const search_show_products = () => `Show products`
export const search_size_stock = () => `Size in stock`
export const search_sought_store = () => `Store:`
export const search_stock = () => `In stock`
export const search_stock_only = () => `In stock only`
export const search_storename_haat_cash = (i: { storeName: string | number }) => `${i.storeName} at Haat. Cash on delivery.`
export const search_tag = () => `Tag`
export const search_they_begin_lowest = (i: { lowest: string | number }) => `They begin at ${i.lowest}.`
export const search_try_another_word = () => `Try another word, or fewer of them.`
export const search_up_maxprice = (i: { maxPrice: string | number }) => `Up to ${i.maxPrice}`
export const selling_add_row = () => `Add row`
export const selling_address_link_beginning = () => `Address of the link, beginning with https://`
export const selling_another_category = () => `another category`
export const selling_any_stock = () => `Any stock`
export const selling_bold = () => `Bold`
export const selling_bullet_list = () => `Bullet list`
export const selling_category_hidden_shoppers = () => `This category is hidden: shoppers do not see the product.`
export const selling_categoryname_hidden = (i: { categoryName: string | number }) => `${i.categoryName} (hidden)`
export const selling_cell_row_index = (i: { cell: string | number; index: string | number }) => `${i.cell}, row ${i.index}`
export const selling_choose = () => `Choose`
export const selling_choose_category = () => `Choose a category…`
export const selling_choose_chart = () => `Choose a chart…`
export const selling_choose_least_one = () => `Choose at least one: a product without a size is shown, but nobody can order it.`
export const selling_compare_price = () => `Compare-at price (৳)`
export const selling_copy_chart_from = () => `Copy a chart from an earlier product`
export const selling_count_products_deleted = (i: { count: string | number }) => `${i.count} products deleted.`
export const selling_create_product_product_added_text = () => `Product added`
export const selling_delete_count_selected = (i: { count: string | number }) => `Delete ${i.count} selected`
export const selling_delete_selected = () => `Delete selected`
export const selling_discard = () => `Discard`
export const selling_discard_draft = () => `Discard draft`
export const selling_discard_what_typed = () => `Discard what you typed and did not save?`
export const selling_drop_one_here = () => `or drop one here`
export const selling_earlier_price_shown = () => `The earlier price, shown struck through.`
export const selling_edit_product = () => `Edit Product`
export const selling_export_csv = () => `Export CSV`
export const selling_fabric_fit_care = () => `Fabric, fit, care and whatever else a shopper asks.`
export const selling_file_picturename = (i: { pictureName: string | number }) => `your file “${i.pictureName}”`
export const selling_formatting = () => `Formatting`
export const selling_h3_heading = () => `H3 heading`
export const selling_h4_small_heading = () => `H4 small heading`
export const selling_image = () => `Image`
export const selling_import = () => `Import`
export const selling_inches_range = (i: { most: string | number }) => `Must be from 0 to ${i.most} inches.`
export const selling_italic = () => `Italic`
export const selling_jpeg_png_webp = () => `JPEG, PNG, WebP or AVIF up to 8 MB. It is shown 4:5, so let the garment stand in the middle.`
export const selling_limit_pictures = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} pictures can be uploaded in ${i.window}. Please try again in ${i.duration}.`
export const selling_limit_saves = (i: { most: string | number; window: string | number; duration: string | number }) => `At most ${i.most} saved products in ${i.window} are possible. Please try again in ${i.duration}.`
export const selling_link = () => `Link`
export const selling_loading_products = () => `Loading products...`
export const selling_must_above_price = () => `Must be above the price.`
export const selling_must_most_maxtaka = (i: { maxTaka: string | number }) => `Must be at most ${i.maxTaka} taka.`
export const selling_must_whole_number = (i: { maxPieces: string | number }) => `Must be a whole number from 0 to ${i.maxPieces}.`
export const selling_name = () => `By name`
export const selling_newest_first = () => `Newest first`
export const selling_no_picture = () => `no picture`
export const selling_no_products_found = () => `No products found.`
export const selling_no_products_yet = () => `No products yet.`
export const selling_no_sizes = () => `No sizes`
export const selling_numbered_list = () => `Numbered list`
export const selling_off_sale = () => `Off sale`
export const selling_one_store_only = () => `One store only. Show all stores`
export const selling_only_products_storename = (i: { storeName: string | number }) => `Only products of ${i.storeName}`
export const selling_picture_larger_than = () => `This picture is larger than 8 MB.`
export const selling_picture_now = () => `The picture now`
export const selling_pieces_pieces = (i: { pieces: string | number }) => `${i.pieces} pieces`
export const selling_please_choose_category = () => `Please choose a category.`
export const selling_please_choose_jpeg = () => `Please choose a JPEG, PNG, WebP or AVIF picture.`
export const selling_please_choose_lostname = (i: { lostName: string | number }) => `Please choose “${i.lostName}” again: a page cannot keep a file over a reload.`
export const selling_please_enter_amount = () => `Please enter an amount in taka.`
export const selling_please_enter_price = () => `Please enter a price.`
export const selling_price = () => `Price (৳)`
export const selling_product_added = () => `Product added.`
export const selling_product_deleted = () => `Product deleted`
export const selling_product_updated = () => `Product updated`
export const selling_products_could_not = () => `The products could not be loaded just now.`
export const selling_products_deleted = (i: { count: string | number }) => `${i.count} products deleted`
export const selling_redo = () => `Redo`
export const selling_remove_link = () => `Remove link`
export const selling_remove_row_index = (i: { index: string | number; size: string | number }) => `Remove row ${i.index}, size ${i.size}`
export const selling_remove_tag_tag = (i: { tag: string | number }) => `Remove tag ${i.tag}`
export const selling_replace = () => `Replace`
export const selling_running_low = () => `Running low`
export const selling_saved_was_updated = (i: { saved: string | number }) => `“${i.saved}” was updated.`
export const selling_search_name_tag = () => `Search by name or tag...`
export const selling_select_all_page = () => `Select all on this page`
export const selling_select_name = (i: { name: string | number }) => `Select ${i.name}`
export const selling_set_link = () => `Set link`
export const selling_shoppers_choose_one = () => `Shoppers choose one of these. Leave the stock empty where you do not count it.`
export const selling_shoppers_search_these = () => `Shoppers search by these. Enter or a comma ends a tag.`
export const selling_shoppers_will_see = () => `As shoppers will see it`
export const selling_size_not_offered = (i: { size: string | number }) => `Size ${i.size} is not offered.`
export const selling_sizes_stock = () => `Sizes and stock`
export const selling_sold_out = () => `sold out`
export const selling_somebody_else_changed = () => `Somebody else has changed this product meanwhile. Please choose at each marked field what stays.`
export const selling_stock_size = (i: { size: string | number }) => `Stock of ${i.size}`
export const selling_stock_size_optional = (i: { size: string | number }) => `Stock of ${i.size} (optional)`
export const selling_sure_want_delete = () => `Are you sure you want to delete this product?`
export const selling_sure_want_delete_these = (i: { count: string | number }) => `Are you sure you want to delete these ${i.count} products?`
export const selling_table_now_change = () => `It has a table now. A change here turns the table into lines.`
export const selling_tags_limit = (i: { most: string | number }) => `At most ${i.most} tags.`
export const selling_tags_product = () => `Tags of this product`
export const selling_the_picture = () => `picture`
export const selling_uncounted_not_counted = (i: { uncounted: string | number }) => `${i.uncounted} not counted`
export const selling_undo = () => `Undo`
export const selling_update = () => `Update`
export const selling_upload_picture = () => `Upload of the picture`
export const selling_usual_chart_m = () => `The usual chart (M and L)`
export const selling_what_typed_before = () => `This is what you typed before and did not save yet.`
export const selling_without_name = () => `without a name`
export const settings_charge_tolerance = () => `Charge beyond the quote`
export const settings_charge_tolerance_hint = () => `How much more than its quote a courier may keep of a parcel’s cash before an admin has to look at it.`
export const settings_contact_address_hint = () => `Where people can visit or write to you.`
export const settings_days_off_friday = () => `Friday`
export const settings_days_off_friday_saturday = () => `Friday and Saturday`
export const settings_days_off_none = () => `No day`
export const settings_days_to_confirm = () => `Days to confirm`
export const settings_days_to_confirm_hint = () => `Working days that a store has to confirm an order, after the day it was placed. Our own measure, no law.`
export const settings_days_to_deliver_dhaka = () => `Days to deliver in Dhaka`
export const settings_days_to_deliver_dhaka_hint = () => `Every day counts after the one it was ordered on. 7 is our own measure for cash on delivery; the law says 5 where all is paid in advance.`
export const settings_days_to_deliver_elsewhere = () => `Days to deliver elsewhere`
export const settings_days_to_deliver_elsewhere_hint = () => `Every day counts. 15 is our own measure for cash on delivery; the law says 10 where all is paid in advance.`
export const settings_days_to_hand_over = () => `Days to hand over`
export const settings_days_to_hand_over_hint = () => `Working days after the confirmation. Our own measure; the law speaks of 48 hours where more than a tenth is paid in advance.`
export const settings_days_to_pay_out = () => `Days to pay a store`
export const settings_days_to_pay_out_hint = () => `From the day on which the cash of a parcel is here. The guideline for digital commerce says 10. What takes longer is listed under Payouts.`
export const settings_days_until_admins = () => `Days until admins are told`
export const settings_days_until_admins_hint = () => `Working days that a store may be late before admins are told, too. Our own measure.`
export const settings_days_until_cancelled = () => `Days until an unconfirmed parcel is cancelled`
export const settings_days_until_cancelled_hint = () => `Of the calendar, from the day of the order, and never before it is late. Shopper and store are told, and its pieces are for sale again. 0: none is cancelled.`
export const settings_days_until_pause = () => `Days until a store that owes more takes no new orders`
export const settings_days_until_pause_hint = () => `From the day on which it was told. 0: it goes on to take them.`
export const settings_group_accounts = () => `Accounts`
export const settings_group_contact = () => `Contact`
export const settings_group_elsewhere = () => `Elsewhere`
export const settings_group_newcomers = () => `Large orders`
export const settings_group_promises = () => `Promises and days off`
export const settings_group_sms = () => `SMS gateway`
export const settings_group_trade = () => `Orders and stock`
export const settings_held_percent_to_tell = () => `Percent of a store’s stock that admins are told of`
export const settings_held_percent_to_tell_hint = () => `Once one account, phone or address has more of what a store has counted on order. 0: never.`
export const settings_holidays = () => `Holidays`
export const settings_holidays_hint = () => `Days such as 2026-12-16, with spaces between them. The national days are there; please add Eid and the other days of the moon as soon as they are announced.`
export const settings_keeps_percent = (i: { courier: string | number }) => `${i.courier} keeps, in per cent`
export const settings_keeps_percent_hint = () => `The share of the collected cash that it keeps, as you agreed. A payment that is lower by this counts as its charge, not as a difference.`
export const settings_least_payout = () => `Least payout`
export const settings_least_payout_hint = () => `In taka. A statement that comes to less is not offered for payout; its balance stands in the next one. 0: all are.`
export const settings_link_hint = () => `Begins with https://`
export const settings_low_stock_line = () => `Low-stock line`
export const settings_low_stock_line_hint = () => `A counted size with this many pieces left, or fewer, is running low.`
export const settings_new_least_of_size = () => `Pieces of a size for a new customer, at least`
export const settings_new_least_of_size_hint = () => `However few are left.`
export const settings_new_pieces = () => `Pieces on order for a new customer`
export const settings_new_pieces_hint = () => `The most that an account without a proven phone or a received parcel has on order at once. One phone and one address are held to it too, over all such accounts.`
export const settings_new_share_of_size = () => `Share of a size for a new customer`
export const settings_new_share_of_size_hint = () => `One in so many of the pieces that are left: 3 is a third of them.`
export const settings_new_taka = () => `Taka on order for a new customer`
export const settings_new_taka_hint = () => `The same, as what the pieces cost. Beyond it they prove their phone by a code; without an SMS gateway the store confirms the order first.`
export const settings_refunded_commission = () => `Commission on refunds`
export const settings_refunded_commission_hint = () => `What of its commission a store has back where a shopper is refunded: the same whether the store or an admin grants it.`
export const settings_refunded_commission_none = () => `None is given back`
export const settings_refunded_commission_whole = () => `All of it is given back`
export const settings_shipping_fee = () => `Shipping fee`
export const settings_shipping_fee_hint = () => `Taka for a whole order, however many stores are in it. Orders that were placed keep theirs.`
export const settings_shown_at_foot = () => `Shown at the foot of every page once it is set.`
export const settings_small_difference = () => `Small difference that the shop bears`
export const settings_small_difference_hint = () => `In taka. Up to this, what a courier pays too little or too much for a parcel is borne by the shop at once: asking costs more. At 0 every poisha is asked about.`
export const settings_sms_asking = () => `Asking the gateway...`
export const settings_sms_balance = () => `Balance`
export const settings_sms_balance_unknown = () => `Not known just now`
export const settings_sms_codes = () => `Codes`
export const settings_sms_codes_a_day = () => `Most codes by SMS a day`
export const settings_sms_codes_a_day_hint = () => `Codes have this limit instead of the one in taka, so that nobody runs up your bill by asking for them. Admins are warned at 80 %.`
export const settings_sms_codes_near_limit = () => `Most of the codes of these 24 hours are sent. At the limit nobody gets a code any more.`
export const settings_sms_codes_of = (i: { sent: string | number; most: string | number; spent: string | number }) => `${i.sent} of ${i.most} in 24 hours, ${i.spent} today`
export const settings_sms_daily_limit = () => `Most a day for SMS`
export const settings_sms_daily_limit_hint = () => `Taka. Admins are warned at 80 %; beyond it SMS other than codes are kept, and not sent.`
export const settings_sms_gateway = () => `Gateway`
export const settings_sms_last = () => `Last SMS`
export const settings_sms_near_limit = () => `Most of today’s money for SMS is spent. At the limit, SMS other than codes are kept.`
export const settings_sms_no_gateway = () => `None is set up: SMS are kept, and not sent.`
export const settings_sms_part_price = () => `Price of an SMS part`
export const settings_sms_part_price_hint = () => `Taka, as your gateway bills it. A part holds 160 letters, or 70 with Bangla in it.`
export const settings_sms_quiet = () => `Quiet hours`
export const settings_sms_quiet_later = () => `Not now: from 22 to 8 only codes are sent.`
export const settings_sms_quiet_now = () => `Now, until 8: only codes are sent.`
export const settings_sms_spent_of = (i: { spent: string | number; limit: string | number }) => `${i.spent} of ${i.limit}`
export const settings_sms_today = () => `SMS today`
export const settings_statement_period = () => `Statements are closed`
export const settings_statement_period_hint = () => `Of each store that has no period of its own.`
export const settings_store_couriers = () => `Couriers of stores`
export const settings_store_couriers_hint = () => `Which accounts with courier companies stores book with.`
export const settings_store_couriers_own = () => `Own accounts, too`
export const settings_store_couriers_shop = () => `The shop's accounts alone`
export const settings_store_debt_limit = () => `Debt that a store is told of`
export const settings_store_debt_limit_hint = () => `In taka. A store that owes the shop more, once its week is closed, is told so. 0: none is told.`
export const settings_tax_address_hint = () => `From which the shop issues its tax invoices.`
export const settings_tax_bin_hint = () => `Thirteen digits. Without it, the name and the address the shop issues no tax invoice.`
export const settings_tax_name_hint = () => `As it stands in the VAT registration: who issues the invoices for the shop’s commission, and for what its own store sells.`
export const settings_tax_officer = () => `Officer who signs`
export const settings_tax_officer_designation = () => `Designation of the officer`
export const settings_tax_officer_hint = () => `Printed above the signature. Invoices that are issued already keep theirs.`
export const settings_two_step_admins = () => `Admins`
export const settings_two_step_hint = () => `Who is asked to set it up at the next login.`
export const settings_two_step_nobody = () => `Nobody has to`
export const settings_two_step_sellers = () => `Admins and vendors`
export const settings_warn_least_payout = (i: { days: string | number }) => `What comes to less than the least payout waits for the next statement: such stores are not paid within ${i.days} days.`
export const settings_warn_period = (i: { waits: string | number; days: string | number }) => `With this period the cash of a parcel waits up to ${i.waits} days for its statement: stores cannot all be paid within ${i.days} days.`
export const settings_weekly_days_off = () => `Weekly days off`
export const settings_weekly_days_off_hint = () => `No working days. Whatever was promised before keeps its day.`
export const settings_whatsapp_hint = () => `Begins with https://wa.me/`
export const settlements_1_file = () => `1. The courier’s file`
export const settlements_2_columns = () => `2. Its columns`
export const settlements_3_check = () => `3. What would come of it`
export const settlements_accept = () => `Bear the difference`
export const settlements_accept_of = (i: { name: string | number }) => `Bear the difference of ${i.name}`
export const settlements_age = () => `Since`
export const settlements_aged = (i: { missing: string | number; unexplained: string | number; days: string | number }) => `${i.missing} missing, ${i.unexplained} unexplained, for up to ${i.days} days`
export const settlements_all_open = () => `Show all that is open`
export const settlements_are_asked = () => `They are asked what they paid. It will stand here in a moment.`
export const settlements_ask_accept = (i: { name: string | number }) => `Does the shop bear what is missing or too much of ${i.name}? The store’s share becomes payable.`
export const settlements_ask_came = (i: { name: string | number }) => `Did this money of ${i.name} come after all? The row is judged again.`
export const settlements_ask_charge = (i: { name: string | number }) => `Is the difference of ${i.name} a charge of the courier?`
export const settlements_ask_dispute = (i: { name: string | number }) => `Is the difference of ${i.name} to be asked of the courier? It stays in suspense, and stands on the sheet of disputes.`
export const settlements_ask_ignore = (i: { name: string | number }) => `Is nothing paid by this row of ${i.name}?`
export const settlements_ask_instead = (i: { name: string | number }) => `Is this row of ${i.name} true, and the earlier one not? What the earlier one brought is taken back.`
export const settlements_ask_loss = (i: { name: string | number }) => `Does the shop bear the difference of ${i.name}?`
export const settlements_ask_mostly_unknown = (i: { unknown: string | number; rows: string | number; courier: string | number }) => `${i.unknown} of ${i.rows} rows name no parcel that ${i.courier} has carried. Is it really a file of ${i.courier}? Its money would stand in suspense.`
export const settlements_ask_not_paid = (i: { name: string | number }) => `Did this money of ${i.name} not come? It is taken out of the bank account, the courier owes it again, and the store waits for its share.`
export const settlements_ask_of_store = (i: { name: string | number }) => `Is the compensation of ${i.name} its store’s? The store is owed all of it, less the commission of its sale. Why?`
export const settlements_ask_payments = () => `Ask Steadfast what it paid`
export const settlements_ask_take_back = (i: { count: number; rows: string | number; net: string | number; courier: string | number; name: string | number }) => i.count === 1 ? `Take back ${i.name} of ${i.courier}? 1 row brought ${i.net}: that is taken out of the bank account, and stores wait for their share of it. This file is never loaded again.` : `Take back ${i.name} of ${i.courier}? ${i.rows} rows brought ${i.net}: that is taken out of the bank account, and stores wait for their share of it. This file is never loaded again.`
export const settlements_ask_was_paid = (i: { name: string | number }) => `Did this money of ${i.name} come as well?`
export const settlements_borne = () => `Borne so far`
export const settlements_came = () => `It came after all`
export const settlements_came_of = (i: { name: string | number }) => `It came after all: ${i.name}`
export const settlements_charge = () => `It is a charge`
export const settlements_charge_of = (i: { name: string | number }) => `It is a charge: the difference of ${i.name}`
export const settlements_charged_of = (i: { charge: string | number; quoted: string | number }) => `Kept ${i.charge} of it, quoted ${i.quoted}`
export const settlements_check_again = () => `Check again`
export const settlements_check_first = () => `The columns were changed: please check again first.`
export const settlements_checking = () => `Checking the file…`
export const settlements_choose_another = () => `Choose another settlement`
export const settlements_choose_courier = () => `Choose the courier`
export const settlements_choose_file = () => `Choose a settlement`
export const settlements_collected = (i: { collected: string | number }) => `${i.collected} collected`
export const settlements_collected_of = (i: { collected: string | number; expected: string | number }) => `${i.collected} collected, ${i.expected} to be paid`
export const settlements_column_charge = () => `Charge`
export const settlements_column_collected = () => `Collected`
export const settlements_column_delivered = () => `Delivered on`
export const settlements_column_expected = () => `To be paid`
export const settlements_column_invoice = () => `Our number`
export const settlements_column_net = () => `Paid out`
export const settlements_column_number = () => `Consignment`
export const settlements_column_problem = () => `What is wrong`
export const settlements_column_quoted = () => `Quoted charge`
export const settlements_columns_guessed = () => `Guessed from their heads. What you choose is kept for this courier.`
export const settlements_columns_kept = () => `Mapped as last time for this courier.`
export const settlements_courier = () => `Courier`
export const settlements_courier_first = () => `Choose first whose file it is.`
export const settlements_days = (i: { count: number }) => i.count === 0 ? `today` : i.count === 1 ? `1 day` : `${i.count} days`
export const settlements_decide = () => `Yes, decide`
export const settlements_decided = (i: { reason: string | number }) => `Decided: ${i.reason}`
export const settlements_difference = (i: { amount: string | number }) => `${i.amount} beside its rows`
export const settlements_dispute = () => `Dispute it`
export const settlements_dispute_of = (i: { name: string | number }) => `Dispute it: the difference of ${i.name}`
export const settlements_disputes = () => `Sheet of disputes`
export const settlements_disputes_of = (i: { courier: string | number }) => `Sheet of disputes for ${i.courier}`
export const settlements_field_charges = () => `Charges, in one column or several`
export const settlements_field_collected = () => `Cash that was collected`
export const settlements_field_invoice = () => `Our own number of a parcel`
export const settlements_field_net = () => `What is paid out`
export const settlements_field_number = () => `The courier’s number of a parcel`
export const settlements_field_payment = () => `Whether it is paid`
export const settlements_field_status = () => `What became of it`
export const settlements_file = () => `Settlement`
export const settlements_file_larger_than = () => `This file is larger than 8 MB. Please split it.`
export const settlements_file_words = () => `Choose a CSV or XLSX file or drop it here; up to 20,000 rows and 8 MB. Nothing is stored before you load it.`
export const settlements_files = () => `Loaded settlements`
export const settlements_files_caption = () => `Loaded settlements, newest first`
export const settlements_files_unanswered = () => `The files could not be loaded just now.`
export const settlements_foretold = (i: { count: number; rows: string | number; collected: string | number; charge: string | number; net: string | number }) => i.count === 1 ? `${i.rows} row: collected ${i.collected}, charged ${i.charge}, paid out ${i.net}.` : `${i.rows} rows: collected ${i.collected}, charged ${i.charge}, paid out ${i.net}.`
export const settlements_ignore = () => `Ignore`
export const settlements_ignore_of = (i: { name: string | number }) => `Ignore the row of ${i.name}`
export const settlements_in_suspense = (i: { suspense: string | number }) => `${i.suspense} in suspense`
export const settlements_instead = () => `This is true instead`
export const settlements_instead_of = (i: { name: string | number }) => `This is true instead: ${i.name}`
export const settlements_is_loaded = () => `Loaded. Its rows are judged now.`
export const settlements_is_taken_back = () => `It is being taken back. What it posted goes in a moment.`
export const settlements_judged_so_far = (i: { done: string | number; rows: string | number }) => `${i.done} of ${i.rows} rows so far`
export const settlements_left_out = (i: { count: string | number }) => `Left out: ${i.count}`
export const settlements_line_unreadable = (i: { line: string | number; why: string | number }) => `Line ${i.line} cannot be read: ${i.why}`
export const settlements_load_all_the_same = () => `Load it all the same`
export const settlements_load_file = () => `Load a file`
export const settlements_load_rows = (i: { count: number; rows: string | number }) => i.count === 1 ? `Load ${i.rows} row` : `Load ${i.rows} rows`
export const settlements_load_title = () => `Load a settlement file`
export const settlements_loading = () => `Loading the file…`
export const settlements_loading_files = () => `Loading files...`
export const settlements_loading_rows = () => `Loading rows...`
export const settlements_looks_like_total = () => `This line names no consignment and looks like a total; it is left out.`
export const settlements_loss = () => `The shop bears it`
export const settlements_loss_of = (i: { name: string | number }) => `The shop bears it: the difference of ${i.name}`
export const settlements_map_collected = () => `Choose the column with what was collected, or with what is paid.`
export const settlements_map_number = () => `Choose the column with the courier’s number or with our own.`
export const settlements_matters = (i: { count: string | number }) => `In suspense, one by one (${i.count})`
export const settlements_matters_caption = () => `What stands in suspense, the oldest first`
export const settlements_matters_oldest = (i: { shown: string | number }) => `The oldest ${i.shown} are shown.`
export const settlements_no_column = () => `No column`
export const settlements_no_files = () => `No settlement was loaded yet.`
export const settlements_no_number = () => `Without a number`
export const settlements_no_reference = () => `This line names no consignment, and is left out.`
export const settlements_no_such_column = (i: { column: string | number }) => `The file has no column “${i.column}”.`
export const settlements_no_such_sheet = (i: { sheet: string | number }) => `This workbook has no sheet “${i.sheet}” that can be read.`
export const settlements_not_a_workbook = () => `This file is neither CSV nor a workbook (XLSX) that can be read. Please save it as one of these.`
export const settlements_not_paid = () => `This money did not come`
export const settlements_not_paid_of = (i: { name: string | number }) => `This money did not come: ${i.name}`
export const settlements_not_stored_yet = () => `Nothing is stored of this yet.`
export const settlements_nothing_open = () => `Nothing is open with any courier.`
export const settlements_nothing_unpaid = () => `Couriers have paid all that they delivered.`
export const settlements_of_store = () => `Pay it to the store`
export const settlements_of_store_of = (i: { name: string | number }) => `Pay the compensation of ${i.name} to its store`
export const settlements_older_files = () => `Older files`
export const settlements_older_rows = () => `Older rows`
export const settlements_open = () => `Open rows`
export const settlements_open_rows = (i: { count: number; suspense: string | number }) => i.count === 1 ? `1 row, ${i.suspense}` : `${i.count} rows, ${i.suspense}`
export const settlements_other_sum = () => `It paid another sum than its rows`
export const settlements_other_sums = () => `Payments of another sum than their rows`
export const settlements_owes = () => `Owes`
export const settlements_paid_out = (i: { net: string | number }) => `${i.net} paid out`
export const settlements_panel_note = () => `Money that fits no parcel, and rows to look at`
export const settlements_payment = (i: { name: string | number }) => `Payment ${i.name}`
export const settlements_please_choose_file = () => `Please choose a CSV or XLSX file.`
export const settlements_problem_at = (i: { line: string | number; column: string | number; message: string | number }) => `Line ${i.line}, ${i.column}: ${i.message}`
export const settlements_reason_hint = () => `It is kept with the row.`
export const settlements_reason_hint_file = () => `It is kept with the settlement.`
export const settlements_reason_no_compensation = () => `Only what a courier has paid as compensation is a store’s`
export const settlements_reason_not_lost = () => `Say first that the parcel is lost; what the shop sold itself the shop bears`
export const settlements_reason_nothing_to_replace = () => `This row differs from no earlier one that stands.`
export const settlements_reason_nothing_to_take_back = () => `Nothing came by this row that could be taken back.`
export const settlements_reason_why_not_ignored = () => `Money stands in suspense for it: it cannot be ignored.`
export const settlements_replaced = () => `Replaced by a later file`
export const settlements_rounded_number = (i: { words: string | number }) => `Excel has rounded this number to ${i.words}. Please save the file with the column as text.`
export const settlements_row_of = (i: { courier: string | number; line: string | number }) => `${i.courier}, line ${i.line}`
export const settlements_rows_caption = () => `Rows of settlements, with what came of them`
export const settlements_rows_of_file = (i: { fileId: string | number }) => `Rows of settlement ${i.fileId}`
export const settlements_rows_unanswered = () => `The rows could not be loaded just now.`
export const settlements_says_it_paid = (i: { told: string | number }) => `It says it paid ${i.told}.`
export const settlements_sheet = () => `Sheet of the workbook`
export const settlements_sheet_hint = () => `Only this sheet is loaded.`
export const settlements_standing_caption = () => `What couriers owe, and what is open with them`
export const settlements_sums = () => `Sums`
export const settlements_suspense = () => `In suspense`
export const settlements_take_back = () => `Take this file back`
export const settlements_take_back_of = (i: { name: string | number }) => `Take this file back: ${i.name}`
export const settlements_taken_back_because = (i: { reason: string | number }) => `Taken back: ${i.reason}`
export const settlements_title = () => `Settlements`
export const settlements_to_look_at = () => `To look at`
export const settlements_too_many_texts = () => `This workbook holds more than 200,000 different texts. Please split it, or save it as CSV.`
export const settlements_too_much_work = () => `This workbook takes too long to read. Please save it as CSV.`
export const settlements_unkept_formula = () => `This cell is a formula whose result the file does not hold. Please open the file in a spreadsheet and save it again.`
export const settlements_unknown_status = (i: { words: string | number }) => `“${i.words}” says neither that it was paid nor that it came back. Choose another column, or none, if it is no status.`
export const settlements_unpacks_too_large = () => `This workbook unpacks to more than 16 MB. Please split it, or save it as CSV.`
export const settlements_unpaid_sum = (i: { count: number; shown: string | number; owed: string | number }) => i.count === 1 ? `${i.shown} parcel, ${i.owed} in all` : `${i.shown} parcels, ${i.owed} in all`
export const settlements_unpaid_title = () => `Delivered, and not paid`
export const settlements_unpaid_unanswered = () => `What is unpaid could not be loaded just now.`
export const settlements_verdict = () => `Verdict`
export const settlements_verdict_differs = () => `Differs from an earlier file`
export const settlements_verdict_known = () => `Loaded before`
export const settlements_verdict_mixed = () => `Its numbers are of two parcels`
export const settlements_verdict_not_delivered = () => `Paid, but not delivered here`
export const settlements_verdict_not_ours = () => `Carried by a store’s own account`
export const settlements_verdict_not_returned = () => `Charged as a return, but on its way`
export const settlements_verdict_not_settled = () => `Not settled yet`
export const settlements_verdict_over = () => `Paid too much`
export const settlements_verdict_overcharged = () => `Charged more than quoted`
export const settlements_verdict_paid = () => `Paid`
export const settlements_verdict_repeated = () => `In an earlier file, too`
export const settlements_verdict_return_charged = () => `Charged as a return, but delivered`
export const settlements_verdict_returned = () => `Return charged`
export const settlements_verdict_short = () => `Paid too little`
export const settlements_verdict_twice = () => `Twice in this file`
export const settlements_verdict_unknown = () => `Not known here`
export const settlements_verdict_unpaid = (i: { days: string | number }) => `Delivered ${i.days} days ago, and not paid`
export const settlements_verdict_wrong_sum = () => `Its own sum is wrong`
export const settlements_was_loaded_before = () => `The same was loaded before: here it is.`
export const settlements_was_paid = () => `It was paid, too`
export const settlements_was_paid_of = (i: { name: string | number }) => `It was paid, too: ${i.name}`
export const settlements_what_came = () => `What came of it`
export const settlements_what_they_are = () => `What couriers say that they paid, row by row, against what was delivered. A store’s share becomes payable once its parcel’s cash is here.`
export const settlements_yes_take_back = () => `Yes, take it back`
export const shell_account_deleted_loses = () => `An account that is deleted loses its names, contacts and addresses. Its orders stay in the books, and what it agreed to stays under its number.`
export const shell_another_account_logged = () => `Another account is logged in now.`
export const shell_cancelling_returns = () => `Cancelling and returns`
export const shell_cart_count = (i: { count: string | number }) => `Cart, ${i.count} in it`
export const shell_dashboard = () => `Dashboard`
export const shell_data = () => `Your data`
export const shell_delivery_within_2 = () => `Delivery is within 2-3 days after confirmation.`
export const shell_follow_order = () => `Follow an order`
export const shell_group_delivery = () => `Delivery`
export const shell_group_money = () => `Money`
export const shell_haat = () => `Your Haat`
export const shell_haat_market_many = () => `Haat is a market of many stores. The store on the product’s page sells it, packs it and sends it.`
export const shell_haat_no_returns = () => `Haat has no returns of its own. What the law gives you stays yours.`
export const shell_how_buying_haat = () => `How buying at Haat works: orders, delivery, cash on delivery, cancelling, and what is kept of you.`
export const shell_loading = () => `Loading…`
export const shell_logout = () => `Logout`
export const shell_main = () => `Main`
export const shell_menu = () => `Menu`
export const shell_more_haat = () => `More of Haat`
export const shell_name_phone_address = () => `The name, phone and address of an order are seen by you, by the stores in it, and by the admins of Haat. Nobody else gets them.`
export const shell_need_account_order = () => `You need an account to order. You pay the prices that the checkout shows: if one changes or a size sells out before you confirm, we tell you first and order nothing.`
export const shell_no_network = () => `No network`
export const shell_no_network_opens = () => `No network. It opens as soon as there is one.`
export const shell_one_market_many = () => `One market, many stores. Cash on delivery all over Bangladesh.`
export const shell_page_comes_itself = () => `This page comes by itself as soon as there is a network again. Nothing of yours is lost.`
export const shell_page_could_not = () => `This page could not be shown just now. Nothing of yours is lost.`
export const shell_page_could_not_fetched = () => `This page could not be fetched just now. Nothing of yours is lost.`
export const shell_page_not_market = () => `This page is not at the market any more, or never was.`
export const shell_panjabi_saree = () => `Panjabi, saree…`
export const shell_pay_cash_when = () => `You pay cash when your parcel arrives. Cards and bKash are not open yet.`
export const shell_privacy = () => `Privacy`
export const shell_privacy_account = () => `Your names, email, phone and addresses, so that you can log in, order and get your parcels. Your password in a form that nobody can read back.`
export const shell_privacy_browser = () => `Your browser keeps your login, and what you have typed at the checkout, until you log out.`
export const shell_privacy_carriers = () => `Whoever carries our mails and SMS gets your email or phone, and the words.`
export const shell_privacy_consents = () => `What you agreed to, with its words and the time, as we must be able to prove it.`
export const shell_privacy_cookie = () => `A cookie says that you have logged in from this browser before, so that we can tell you of a login from a new one. It follows you nowhere.`
export const shell_privacy_device = () => `What stays on your device`
export const shell_privacy_kept = () => `What we keep, and why`
export const shell_privacy_lede = () => `What Haat keeps of you, why, who sees it, and what you can do about it.`
export const shell_privacy_messages = () => `What we wrote to you, so that we can tell whether it arrived.`
export const shell_privacy_orders = () => `Your orders, with the name, phone and address you gave for each: a shop has to keep its books.`
export const shell_privacy_profile = <T>(i: { profile: (words: string) => T }) => [`Under `, i.profile(`Profile`), ` you can see and correct what we keep, take all of it with you as a file, choose what we tell you, and delete your account.`]
export const shell_privacy_rights = () => `What you can do`
export const shell_privacy_seen = () => `Who sees it`
export const shell_privacy_sessions = () => `Where you are logged in: the browser, its system and the network, not your whole address. It goes 30 days after a login has expired.`
export const shell_products_several_stores = () => `Products of several stores come as several parcels of one order.`
export const shell_rules_market_plain = () => `The rules of this market, in plain words.`
export const shell_selling = () => `Selling`
export const shell_shop = () => `Shop`
export const shell_shop_did_not = () => `The shop did not answer`
export const shell_sizes_differ_from = () => `Sizes differ from store to store: each product has its size chart, in inches.`
export const shell_skip_content = () => `Skip to content`
export const shell_terms = () => `Terms`
export const shell_terms_cancelling = <T>(i: { orders: (words: string) => T }) => [`You can cancel an order yourself under `, i.orders(`My orders`), ` while all of it is Pending.`]
export const shell_terms_conditions = () => `Terms and conditions`
export const shell_terms_free_shipping = () => `Shipping is free for the whole order, however many stores are in it.`
export const shell_terms_privacy = <T>(i: { privacy: (words: string) => T }) => [`What we keep of you, and why, is told under `, i.privacy(`Privacy`), `.`]
export const shell_terms_selling = <T>(i: { store: (words: string) => T }) => [`Anybody may `, i.store(`open a store`), `. It sells once an admin of Haat has approved it, and an admin may close it.`]
export const shell_terms_shipping = (i: { fee: string | number }) => `Shipping is ${i.fee} for the whole order, however many stores are in it.`
export const shell_terms_shipping_shown = () => `Shipping is paid once for the whole order, however many stores are in it. The checkout shows what it costs before you confirm.`
export const shell_there_no_advertisements = () => `There are no advertisements here and nothing that follows you: the pages load nothing from elsewhere.`
export const shell_user_register = () => `User Register`
export const shell_users = () => `Users`
export const shell_vendors = () => `Vendors`
export const shell_were_logged_out = () => `You were logged out in another tab.`
export const sms_account_changed = (i: { storeName: string | number; account: string | number }) => `Haat: ${i.storeName} is to be paid to ${i.account}. Payouts wait. Not you? Log in, take it back, set a new password and call us.`
export const sms_codes_nearly_sent_next = () => `Beyond that no code is sent, and only a password lets somebody in who is not logged in yet. If nobody advertised your shop today, somebody may be asking for codes to run up your bill. The limit is among the settings.`
export const sms_codes_nearly_sent_words = (i: { sent: string | number; most: string | number }) => `${i.sent} of the ${i.most} codes that may go by SMS in 24 hours are sent.`
export const sms_email_changed = () => `Haat: the email of your account is changed. Not you? Undo it within 72 hours by our message to the old email or your phone.`
export const sms_first_proof = () => `Haat: your email is confirmed. What was in the account before is removed: phone, two-step login, addresses.`
export const sms_gateway_answered = (i: { status: string | number }) => `The SMS gateway answered with HTTP ${i.status}.`
export const sms_gateway_away = () => `The SMS gateway could not be reached.`
export const sms_gateway_not_found = () => `The SMS gateway’s address could not be found.`
export const sms_gateway_not_trusted = () => `The SMS gateway’s certificate is not one that this shop trusts.`
export const sms_gateway_silent = () => `The SMS gateway gave no answer. It may have sent the message.`
export const sms_limit_reached = () => `Kept: the day’s limit for SMS is reached.`
export const sms_nearly_spent_next = () => `Beyond that, SMS other than codes are kept and not sent. The limit is among the settings.`
export const sms_nearly_spent_words = (i: { spent: string | number; limit: string | number }) => `${i.spent} of ${i.limit} for SMS are spent today.`
export const sms_new_device = () => `Haat: somebody logged in to your account from a new device. Not you? Set a new password at once.`
export const sms_not_to_pack = (i: { orderId: string | number }) => `Haat: order ${i.orderId} is cancelled. Please do not pack it.`
export const sms_order_cancelled = (i: { orderId: string | number }) => `Haat: order ${i.orderId} is cancelled. There is nothing to pay.`
export const sms_order_completed = (i: { orderId: string | number }) => `Haat: order ${i.orderId} is delivered. Thank you!`
export const sms_order_placed = (i: { orderId: string | number; total: string | number }) => `Haat: we have your order ${i.orderId}. You pay ${i.total} in cash when it arrives.`
export const sms_order_to_pack = (i: { orderId: string | number; count: number; shown: string | number }) => i.count === 1 ? `Haat: order ${i.orderId}, ${i.shown} piece to pack.` : `Haat: order ${i.orderId}, ${i.shown} pieces to pack.`
export const sms_parcel_at_the_door = (i: { orderId: string | number; storeName: string | number }) => `Haat: the parcel of order ${i.orderId} from ${i.storeName} is out for delivery. You pay when it arrives.`
export const sms_parcel_cancelled = (i: { orderId: string | number }) => `Haat: a parcel of order ${i.orderId} is cancelled. There is nothing to pay for it.`
export const sms_parcel_coming_back = (i: { orderId: string | number }) => `Haat: the parcel of order ${i.orderId} comes back to you.`
export const sms_parcel_goes_back = (i: { orderId: string | number }) => `Haat: a parcel of order ${i.orderId} was not delivered and goes back to its store. Did you want it? Please tell the store.`
export const sms_parcel_handed_over = (i: { orderId: string | number; storeName: string | number }) => `Haat: the parcel of order ${i.orderId} from ${i.storeName} is on its way.`
export const sms_parcel_lost = (i: { orderId: string | number }) => `Haat: a parcel of order ${i.orderId} is lost. You pay nothing for it. We are sorry.`
export const sms_parcel_not_taken = (i: { orderId: string | number }) => `Haat: order ${i.orderId} was refused at the door and comes back to you.`
export const sms_parcel_partly_delivered = (i: { orderId: string | number; paid: string | number }) => `Haat: order ${i.orderId}: you kept a part and paid ${i.paid}.`
export const sms_parcel_refused = (i: { orderId: string | number }) => `Haat: the rider says that you refused a parcel of order ${i.orderId}. Not so? Please tell the store.`
export const sms_parcels_late = (i: { count: number; shown: string | number }) => i.count === 1 ? `Haat: a parcel of yours is late. See Parcels, Late.` : `Haat: ${i.shown} parcels of yours are late. See Parcels, Late.`
export const sms_password_changed = () => `Haat: your password is changed. Not you? Set a new one at once.`
export const sms_payout_failed = (i: { amount: string | number; storeName: string | number; reason: string | number }) => `Haat: ${i.amount} did not reach ${i.storeName}. ${i.reason} Please check your account.`
export const sms_phone_changed = () => `Haat: the phone of your account is changed. Not you? Undo it within 72 hours by our message to the old phone or your email.`
export const sms_quiet_hours = () => `Waits until 8 in the morning: nobody is woken by an SMS.`
export const sms_refund_cancelled = (i: { orderId: string | number; amount: string | number; reason: string | number }) => `Haat: order ${i.orderId}: the refund of ${i.amount} is cancelled. ${i.reason}`
export const sms_refund_failed = (i: { orderId: string | number; amount: string | number; reason: string | number }) => `Haat: order ${i.orderId}: ${i.amount} did not reach you and is paid again. ${i.reason}`
export const sms_refund_granted = (i: { orderId: string | number; amount: string | number; day: string | number }) => `Haat: order ${i.orderId}: ${i.amount} will be refunded to you by ${i.day}.`
export const sms_refund_paid = (i: { orderId: string | number; amount: string | number; way: string | number; reference: string | number }) => `Haat: order ${i.orderId}: ${i.amount} is refunded by ${i.way}, reference ${i.reference}.`
export const sms_rest_comes_back = (i: { orderId: string | number }) => `Haat: of order ${i.orderId} a part was kept, and the rest comes back to you.`
export const sms_say_which_pieces = (i: { orderId: string | number }) => `Haat: of order ${i.orderId} a part was kept. Please say under Parcels which pieces.`
export const sms_share_reached = () => `Kept: today’s limit for SMS, or the half of it for phones that are not confirmed, is reached.`
export const sms_store_approved = (i: { storeName: string | number }) => `Haat: ${i.storeName} is approved. Your products can be bought now.`
export const sms_store_news = (i: { news: string | number }) => `Haat: ${i.news}. Log in to see more.`
export const sms_store_rejected = (i: { storeName: string | number }) => `Haat: ${i.storeName} is not approved. See your profile in the shop.`
export const sms_store_waits = (i: { storeName: string | number }) => `Haat: ${i.storeName} waits for approval.`
export const sms_subject = (i: { subject: string | number }) => `Haat: ${i.subject}`
export const sms_too_many_today = (i: { most: string | number }) => `Not sent: ${i.most} SMS a day are enough.`
export const sms_two_step_off = () => `Haat: two-step login is off. Not you? Set a new password at once.`
export const sms_two_step_on = () => `Haat: two-step login is on. Not you? Set a new password at once.`
export const stage_at_the_door = () => `Out for delivery`
export const stage_back = () => `Back at the store`
export const stage_coming_back = () => `Coming back`
export const stage_confirmed = () => `Confirmed by the store`
export const stage_handed_over = () => `On its way`
export const stage_lost = () => `Lost`
export const stage_packed = () => `Packed`
export const stage_placed = () => `Ordered`
export const stage_refused = () => `Refused at the door`
export const statements_caption = () => `Statements, newest first`
export const statements_commission = (i: { amount: string | number }) => `commission with VAT ${i.amount}`
export const statements_days_of = <T>(i: { first: (words: string) => T; last: (words: string) => T }) => [i.first(``), ` to `, i.last(``)]
export const statements_goods = (i: { quantity: string | number; name: string | number }) => `${i.quantity} × ${i.name}`
export const statements_hash = () => `Fingerprint (SHA-256) of its days, entries and amounts:`
export const statements_lines_caption = () => `What moved the balance`
export const statements_lines_loading = () => `Loading lines...`
export const statements_lines_more = () => `More lines`
export const statements_lines_none = () => `This statement has no more lines.`
export const statements_lines_not_loaded = () => `The lines could not be loaded.`
export const statements_loading = () => `Loading statements...`
export const statements_none = () => `No statement is closed yet.`
export const statements_not_loaded = () => `The statements could not be loaded.`
export const statements_of_it_vat = (i: { amount: string | number }) => `of it VAT ${i.amount}`
export const statements_of_store = (i: { storeName: string | number; number: string | number }) => `${i.storeName}: statement ${i.number}`
export const statements_older = () => `Older statements`
export const statements_owes = () => `Below zero: the store owes the shop.`
export const statements_save_csv = () => `Save as CSV`
export const statements_title = () => `Statements`
export const statements_what_they_are = () => `What moved a store’s balance, period by period. A closed statement never changes; what comes later stands in the next one.`
export const terms_closed_daily = (i: { day: string | number }) => `Closed every day; next on ${i.day}.`
export const terms_closed_monthly = (i: { day: string | number }) => `Closed on the 1st of every month; next on ${i.day}.`
export const terms_closed_two_weeks = (i: { day: string | number }) => `Closed every second Sunday; next on ${i.day}.`
export const terms_closed_weekly = (i: { day: string | number }) => `Closed every Sunday; next on ${i.day}.`
export const terms_day_over = () => `This day is over.`
export const terms_debt = () => `Debt`
export const terms_debt_how_to_pay = (i: { limit: string | number }) => `Pay it to the shop by bank, bKash or cash, with the name of the store; sales by couriers set it off, too. With ${i.limit} or less, orders come in again by themselves.`
export const terms_debt_lifted = (i: { day: string | number }) => `Orders come in until ${i.day}, whatever is owed: an admin said so.`
export const terms_debt_owed = (i: { amount: string | number; limit: string | number }) => `The shop is owed ${i.amount}, more than the ${i.limit} that it lets pass.`
export const terms_debt_paused = () => `The store takes no new orders: its products stay to be seen, and cannot be ordered. Orders that were placed go on.`
export const terms_debt_pauses = (i: { day: string | number }) => `If it is still more on ${i.day}, the store takes no new orders from then on.`
export const terms_lift = () => `Let orders in`
export const terms_lift_end = () => `Let none in any more`
export const terms_lift_until = () => `Let orders in until`
export const terms_of_store = (i: { storeName: string | number }) => `${i.storeName}: statements and balance`
export const terms_paid_amount = () => `Paid, in taka`
export const terms_paid_by_store = () => `Paid by the store`
export const terms_paid_by_store_taken_back = () => `Payment of the store taken back`
export const terms_payment_number = (i: { number: string | number }) => `Payment ${i.number}`
export const terms_payment_of = (i: { amount: string | number; way: string | number; reference: string | number }) => `${i.amount} by ${i.way}, reference ${i.reference}`
export const terms_payment_recorded = <T>(i: { moment: (words: string) => T }) => [`Recorded `, i.moment(``)]
export const terms_payment_taken_back = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`Taken back `, i.moment(``), `: `, `${i.reason}`]
export const terms_payments = () => `Payments of this store, newest first`
export const terms_payments_older = () => `Older payments`
export const terms_period_as_shop = () => `As the settings say`
export const terms_period_daily = () => `Every day`
export const terms_period_hint = () => `From the next statement on. What is closed stays as it is.`
export const terms_period_monthly = () => `Every month, on the 1st`
export const terms_period_two_weeks = () => `Every two weeks, on Sunday`
export const terms_period_weekly = () => `Every week, on Sunday`
export const terms_record_payment = () => `Record a payment`
export const terms_take_back = () => `Take back`
export const terms_take_back_hint = () => `It stands in the journal of changes.`
export const terms_take_back_of = (i: { payment: string | number }) => `Take back: ${i.payment}`
export const terms_take_back_sure = (i: { payment: string | number }) => `Was this payment recorded by mistake? ${i.payment}. The store owes it again, as its next statement says. A debt that would not have ended without it goes on as it began.`
export const terms_title = () => `Statements and balance`
export const ui_account = () => `Account`
export const ui_actions = () => `Actions`
export const ui_activate = () => `Activate`
export const ui_active = () => `Active`
export const ui_add = () => `Add`
export const ui_add_category = () => `Add Category`
export const ui_add_product = () => `Add Product`
export const ui_adding = () => `Adding…`
export const ui_address = () => `Address`
export const ui_admin = () => `Admin`
export const ui_all = () => `All`
export const ui_all_categories = () => `All categories`
export const ui_all_measures_inches = () => `All measures in inches`
export const ui_amount_collect = () => `Amount to collect`
export const ui_another_picture = () => `another picture`
export const ui_any_day = () => `Any day`
export const ui_approved = () => `Approved`
export const ui_audit = () => `Audit`
export const ui_back_start = () => `Back to the start`
export const ui_both_values = <T>(i: { shop: (words: string) => T; mine: (words: string) => T }) => [`Now in the shop: `, i.shop(``), ` · Yours: `, i.mine(``)]
export const ui_both_values_none = () => `nothing`
export const ui_cancel = () => `Cancel`
export const ui_cancelled = () => `Cancelled`
export const ui_cart = () => `Cart`
export const ui_categories = () => `Categories`
export const ui_category = () => `Category`
export const ui_change = () => `Change`
export const ui_changed_meanwhile = (i: { of: string | number }) => `${i.of}: somebody else has changed this meanwhile`
export const ui_checkout = () => `Checkout`
export const ui_code = () => `Code`
export const ui_compare_price = () => `Compare-at price`
export const ui_completed = () => `Completed`
export const ui_confirmation_title = () => `Thank You for Your Order!`
export const ui_contact_email = () => `Contact email`
export const ui_contact_phone = () => `Contact phone`
export const ui_continue_shopping = () => `Continue Shopping`
export const ui_copied = () => `Copied.`
export const ui_copy = () => `Copy`
export const ui_copy_could_not = () => `It could not be copied. Please select it and copy it by hand.`
export const ui_count_of = (i: { count: string | number; total: string | number }) => `${i.count} of ${i.total}`
export const ui_couriers = () => `Couriers`
export const ui_customer = () => `Customer`
export const ui_days = () => `Days`
export const ui_deactivate = () => `Deactivate`
export const ui_delete = () => `Delete`
export const ui_delete_name = (i: { name: string | number }) => `Delete ${i.name}`
export const ui_deleted = () => `Deleted.`
export const ui_deliver = () => `Deliver to`
export const ui_delivered = () => `Delivered`
export const ui_delivered_in_part = () => `Delivered in part`
export const ui_delivery_payment = () => `Delivery and payment`
export const ui_description = () => `Description`
export const ui_dismiss = () => `Dismiss`
export const ui_earlier_price = () => `Earlier price`
export const ui_edit = () => `Edit`
export const ui_edit_name = (i: { name: string | number }) => `Edit ${i.name}`
export const ui_email = () => `Email`
export const ui_filter = () => `Filter`
export const ui_from = () => `From`
export const ui_from_storename = (i: { storeName: string | number }) => `From ${i.storeName}`
export const ui_go_on = () => `Go on`
export const ui_go_shop = () => `Go to the shop`
export const ui_home = () => `Home`
export const ui_in_all = (i: { total: string | number }) => `${i.total} in all`
export const ui_inactive = () => `Inactive`
export const ui_keep_mine = () => `Keep mine`
export const ui_last_30_days = () => `Last 30 days`
export const ui_least_8_characters = () => `At least 8 characters, without your name in it.`
export const ui_load_again = () => `Load it again`
export const ui_log_in = () => `Log in`
export const ui_login = () => `Login`
export const ui_manage_products = () => `Manage Products`
export const ui_messages = () => `Messages`
export const ui_more_products = () => `More products`
export const ui_my_orders = () => `My orders`
export const ui_my_orders_title = () => `My Orders`
export const ui_my_products = () => `My Products`
export const ui_name = () => `Name`
export const ui_needs_javascript = (i: { what: string | number }) => `${i.what} needs JavaScript, which is switched off in this browser.`
export const ui_no_go_back = () => `No, go back`
export const ui_no_network_what = () => `No network. What you see stays here.`
export const ui_not_counted = () => `not counted`
export const ui_not_counted_title = () => `Not counted`
export const ui_not_sent = () => `Not sent`
export const ui_notes = () => `Notes`
export const ui_ok = () => `OK`
export const ui_one_less = () => `One less`
export const ui_one_moment_page = () => `One moment, this page is still arriving. What you pressed is kept.`
export const ui_one_more = () => `One more`
export const ui_open_store = () => `Open a store`
export const ui_optional = () => `(optional)`
export const ui_order_number = (i: { orderId: string | number }) => `Order ${i.orderId}`
export const ui_orders = () => `Orders`
export const ui_orders_products_text = () => `Products`
export const ui_overview = () => `Overview`
export const ui_pages = () => `Pages`
export const ui_pages_of = (i: { name: string | number }) => `Pages: ${i.name}`
export const ui_parcel = () => `This parcel`
export const ui_parcel_number = (i: { parcelId: string | number }) => `Parcel ${i.parcelId}`
export const ui_parcels = () => `Parcels`
export const ui_part_missing = () => `A part of this page did not arrive.`
export const ui_payable_amount = () => `Payable amount`
export const ui_pending = () => `Pending`
export const ui_phone = () => `Phone`
export const ui_picture = () => `Picture`
export const ui_pieces = (i: { count: number }) => i.count === 1 ? `${i.count} piece` : `${i.count} pieces`
export const ui_please_fill_in = () => `Please fill this in.`
export const ui_please_select_size = () => `Please select size before add to cart!`
export const ui_price = () => `Price`
export const ui_price_high_low = () => `Price: high to low`
export const ui_price_low_high = () => `Price: low to high`
export const ui_products = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product` : `${i.shown} products`
export const ui_profile = () => `Profile`
export const ui_quantity = () => `Quantity`
export const ui_reason = () => `Reason`
export const ui_register = () => `Register`
export const ui_registering = () => `Registering…`
export const ui_registration_failed = () => `Registration failed`
export const ui_rejected = () => `Rejected`
export const ui_remove = () => `Remove`
export const ui_role = () => `Role`
export const ui_save = () => `Save`
export const ui_saved = () => `Saved`
export const ui_saving = () => `Saving…`
export const ui_search = () => `Search`
export const ui_search_products_titles = () => `Search Products by Titles or Tags`
export const ui_see_order = () => `See this order`
export const ui_see_products = () => `See the products`
export const ui_select = () => `Select`
export const ui_settings = () => `Settings`
export const ui_shipping = () => `Shipping`
export const ui_shop_now = () => `Shop Now`
export const ui_show_all = () => `Show all`
export const ui_size = () => `Size`
export const ui_size_chart = () => `Size chart`
export const ui_size_of = (i: { size: string | number }) => `Size ${i.size}`
export const ui_sold_out = () => `Sold out`
export const ui_sort = () => `Sort`
export const ui_specification = () => `Specification`
export const ui_spent = () => `Spent`
export const ui_status = () => `Status`
export const ui_stock = () => `Stock`
export const ui_store = () => `Store`
export const ui_store_confirms_packs = () => `The store confirms and packs your parcel.`
export const ui_subcategories_of = (i: { name: string | number }) => `${i.name}: subcategories`
export const ui_subject = () => `Subject`
export const ui_subtotal = () => `Subtotal`
export const ui_take_shops = () => `Take the shop’s`
export const ui_taken_back = () => `Taken back`
export const ui_to = () => `To`
export const ui_today = () => `Today`
export const ui_total = () => `Total`
export const ui_try_again = () => `Try again`
export const ui_trying = () => `Trying…`
export const ui_two_step_login = () => `Two-step login`
export const ui_undoing = () => `Undoing…`
export const ui_username = () => `Username`
export const ui_vendor = () => `Vendor`
export const ui_vendor_register = () => `Vendor Register`
export const ui_waiting = () => `Waiting`
export const ui_week = () => `This week`
export const ui_what_happens_next = () => `What happens next`
export const ui_what_of = (i: { what: string | number; of: string | number }) => `${i.what} of ${i.of}`
export const unsubscribe_button = () => `Stop these mails`
export const unsubscribe_done = () => `You get no more of these mails`
export const unsubscribe_done_words = (i: { title: string | number }) => `Mails of this kind are turned off: ${i.title}. You can turn them on again in your account.`
export const unsubscribe_question = (i: { title: string | number }) => `You get mails of this kind: ${i.title}.`
export const unsubscribe_title = () => `No more of these mails?`
export const unsubscribe_wrong_link = () => `This link is not valid`
export const unsubscribe_wrong_link_words = () => `Please open it from the mail once more, or turn mails off in your account.`
export const users_account_deleted = () => `The account is deleted.`
export const users_activate_email = (i: { email: string | number }) => `Activate ${i.email}`
export const users_admin_email_sees = (i: { email: string | number }) => `As an admin ${i.email} sees every order and may change everything.`
export const users_caption = () => `Users, newest first`
export const users_change_role = () => `Change role`
export const users_change_role_email = (i: { email: string | number; from: string | number; to: string | number }) => `Change the role of ${i.email} from ${i.from} to ${i.to}?`
export const users_changed_to_active = (i: { email: string | number; role: string | number }) => `Nothing was done: somebody else has changed ${i.email} meanwhile. It is ${i.role} and active now.`
export const users_changed_to_inactive = (i: { email: string | number; role: string | number }) => `Nothing was done: somebody else has changed ${i.email} meanwhile. It is ${i.role} and inactive now.`
export const users_closes_store_email_takes = (i: { email: string | number }) => `This closes the store of ${i.email} and takes its products off sale.`
export const users_could_not_loaded = () => `The users could not be loaded just now.`
export const users_deactivate_email = (i: { email: string | number }) => `Deactivate ${i.email}`
export const users_delete_email = (i: { email: string | number }) => `Delete ${i.email}`
export const users_loading_users = () => `Loading users...`
export const users_make_admin = () => `Make admin`
export const users_management = () => `Users Management`
export const users_more_users = () => `More users`
export const users_no_users_found = () => `No users found.`
export const users_now_active = (i: { email: string | number }) => `${i.email} is active now.`
export const users_now_inactive = (i: { email: string | number }) => `${i.email} is inactive now.`
export const users_now_role = (i: { email: string | number; role: string | number }) => `${i.email} is ${i.role} now.`
export const users_own_account = () => `Your own account`
export const users_role_email = (i: { email: string | number }) => `Role of ${i.email}`
export const users_search_email_role = () => `Search by email or role...`
export const users_store_of_number = (i: { id: string | number }) => `Store ${i.id}`
export const users_sure_two_step_off = (i: { email: string | number }) => `Turn off two-step login of ${i.email}? Its password alone lets in from then on. Please be sure that its owner asked you.`
export const users_sure_want_delete = (i: { email: string | number }) => `Are you sure you want to delete ${i.email}?`
export const users_two_step_off = () => `Turn off two-step login`
export const users_two_step_off_email = (i: { email: string | number }) => `Turn off two-step login of ${i.email}`
export const users_vendor_now_inactive = (i: { email: string | number }) => `${i.email} is inactive now. Its store is off sale.`
export const users_your_password = () => `Your own password, or a code of your two-step app`
export const vendors_account = () => `Your account`
export const vendors_approve = () => `Approve`
export const vendors_approved = () => `Approved.`
export const vendors_caption = () => `Vendors, those that wait for a decision first`
export const vendors_change_password = () => `Change password`
export const vendors_close_counting = (i: { pending: string | number }) => `That counts ${i.pending} that couriers have yet to pay.`
export const vendors_close_even = () => `Neither owes the other anything.`
export const vendors_close_owed = (i: { amount: string | number }) => `The shop still owes it ${i.amount}.`
export const vendors_close_owed_in_part = (i: { amount: string | number; pending: string | number }) => `The shop still owes it ${i.amount}, of which couriers have ${i.pending}.`
export const vendors_close_owing = (i: { amount: string | number }) => `It still owes the shop ${i.amount}.`
export const vendors_contact_done = () => `Confirmed.`
export const vendors_contact_email = () => `Contact Email`
export const vendors_contact_phone = () => `Contact Phone`
export const vendors_contact_send_email = () => `Send a code to the email`
export const vendors_contact_send_phone = () => `Send a code to the phone`
export const vendors_contact_unconfirmed = (i: { value: string | number }) => `Not confirmed yet: ${i.value}`
export const vendors_contacts_lede = () => `Until you confirm them, messages there leave out the details and come at most once a day for each kind. Your bell shows everything.`
export const vendors_contacts_title = () => `Confirm your store’s email and phone`
export const vendors_could_not_loaded = () => `The vendors could not be loaded just now.`
export const vendors_current_password = () => `Current password`
export const vendors_decided_by = <T>(i: { decidedBy: string | number; moment: (words: string) => T }) => [`by `, `${i.decidedBy}`, `, `, i.moment(``)]
export const vendors_edit_profile = () => `Edit Profile`
export const vendors_edit_profile_save = () => `Edit your profile and save it: that asks the admins again. Until then you can shop like any customer.`
export const vendors_every_device_logged = () => `Every device is logged out, this one too. You log in again with your password.`
export const vendors_five_fields_two = () => `Five fields, two minutes.`
export const vendors_former_name = (i: { formerName: string | number }) => `was ${i.formerName}`
export const vendors_go_profile = () => `Go to your profile`
export const vendors_haat_only_log = () => `For Haat only. You log in with your own email as before.`
export const vendors_haat_only_shoppers = () => `For Haat only. Shoppers do not see it.`
export const vendors_have_account = () => `Do you have an account?`
export const vendors_here_buy = () => `Here to buy?`
export const vendors_house_store = () => `The shop’s own store`
export const vendors_id = () => `Vendor ID`
export const vendors_keep_name = () => `Keep name`
export const vendors_limit_saves = (i: { most: string | number; window: string | number; duration: string | number }) => `A profile can be saved ${i.most} times in ${i.window}. Please try again in ${i.duration}.`
export const vendors_loading_vendors = () => `Loading vendors...`
export const vendors_log_out_everywhere = () => `Log out everywhere`
export const vendors_logging_out = () => `Logging out…`
export const vendors_management = () => `Vendor Management`
export const vendors_more_vendors = () => `More vendors`
export const vendors_new_name = () => `New name`
export const vendors_new_name_stays = () => `The new name stays.`
export const vendors_new_password = () => `New password`
export const vendors_new_password_logs = () => `A new password logs out every other device. Lost a phone? Log out everywhere.`
export const vendors_no_description = () => `No description.`
export const vendors_no_vendors_found = () => `No vendors found.`
export const vendors_open_own_clothing = () => `Open your own clothing store at Haat and sell all over Bangladesh.`
export const vendors_open_store = () => `Open your store`
export const vendors_owner_inactive_nothing = () => `Owner inactive: nothing is on sale`
export const vendors_password_devices = () => `Password and devices`
export const vendors_password_rule = () => `At least 8 characters.`
export const vendors_phone = <T>(i: { phone: (words: string) => T }) => [`Phone `, i.phone(``), ` · `]
export const vendors_put_up_products = () => `Put up your products and follow your orders in your dashboard.`
export const vendors_reason_hint = () => `The store reads it, in a message and in its profile.`
export const vendors_register_customer = () => `Register as a customer`
export const vendors_registration_submitted_successfully = () => `Vendor registration submitted successfully! Please wait for admin approval. In the meantime, you can continue shopping as a valued customer.`
export const vendors_reject = () => `Reject`
export const vendors_rejected = () => `Rejected.`
export const vendors_save_password = () => `Save password`
export const vendors_search_name_email = () => `Search by name or email`
export const vendors_sell_beside_many = () => `Sell beside many others, under your own name.`
export const vendors_shoppers_see_beside = () => `Shoppers see it beside your products.`
export const vendors_shoppers_would_like = () => `Shoppers would like to read something here.`
export const vendors_since = <T>(i: { moment: (words: string) => T }) => [` · since `, i.moment(``)]
export const vendors_start_selling = () => `Start selling`
export const vendors_store_closed = () => `The store is closed.`
export const vendors_store_closed_owed = (i: { amount: string | number }) => `The store is closed. The shop still owes it ${i.amount}.`
export const vendors_store_closed_owing = (i: { amount: string | number }) => `The store is closed. It still owes the shop ${i.amount}.`
export const vendors_store_description = () => `Store Description`
export const vendors_store_name = () => `Store Name`
export const vendors_store_was_not = () => `Your store was not approved.`
export const vendors_success = () => `Success!`
export const vendors_sure_reject = (i: { storeName: string | number }) => `Reject ${i.storeName}? It sells nothing until it asks again and is approved.`
export const vendors_sure_want_delete = () => `Are you sure you want to delete this vendor?`
export const vendors_tell_us_about = () => `Tell us about your store`
export const vendors_until_store_approved = () => `Until your store is approved, you can shop like any customer.`
export const vendors_until_then_can = () => `Until then you can shop like any customer and make your profile ready.`
export const vendors_visit_store = () => `Visit your store`
export const vendors_visit_the_store = () => `Visit the store`
export const vendors_we_look = () => `We have a look`
export const vendors_what_sell_why = () => `What you sell, and why it is special.`
export const vendors_will_log = () => `You will log in with it.`
export const webhooks_add = () => `Add a webhook`
export const webhooks_address_credentials = () => `An address with a name and password in it is not accepted. Check the signature instead.`
export const webhooks_address_hint = () => `Begins with https://, on port 443 or 8443.`
export const webhooks_address_https = () => `Only https is spoken to webhooks.`
export const webhooks_address_malformed = () => `Please enter a whole address that begins with https:// and has no # in it.`
export const webhooks_address_port = () => `Please use port 443 or 8443.`
export const webhooks_address_private = () => `This address leads into a private network.`
export const webhooks_answer = () => `Answer`
export const webhooks_choose_events = () => `Please choose at least one event.`
export const webhooks_delete_asked = (i: { url: string | number }) => `Tell ${i.url} nothing any more, and forget what it was told?`
export const webhooks_deliveries = () => `Deliveries`
export const webhooks_do_to = (i: { words: string | number; url: string | number }) => `${i.words}: ${i.url}`
export const webhooks_event = () => `Event`
export const webhooks_event_account_email_changed = () => `An email is changed`
export const webhooks_event_account_password_changed = () => `A password is changed`
export const webhooks_event_account_phone_changed = () => `A phone is changed`
export const webhooks_event_job_failed = () => `A job has failed`
export const webhooks_event_not_yours = () => `Stores are not told of this event.`
export const webhooks_event_order_cancelled = () => `Parcels are cancelled`
export const webhooks_event_order_completed = () => `Parcels are delivered`
export const webhooks_event_order_placed = () => `An order is placed`
export const webhooks_event_parcel_moved = () => `A parcel is at its next stage`
export const webhooks_event_payout_failed = () => `A payout to a store came back`
export const webhooks_event_payout_late = () => `A payout to a store is late`
export const webhooks_event_payout_paid = () => `A payout to a store is paid`
export const webhooks_event_promise_broken = () => `Parcels are late`
export const webhooks_event_promise_escalated = () => `Parcels are still late`
export const webhooks_event_sms_nearly_spent = () => `SMS of the day are nearly spent`
export const webhooks_event_statement_closed = () => `A statement of a store is closed`
export const webhooks_event_store_owes = () => `A store owes the shop`
export const webhooks_event_store_paused = () => `A store in debt takes no new orders`
export const webhooks_event_store_resumed = () => `A store takes new orders again`
export const webhooks_event_vendor_approved = () => `A store is approved`
export const webhooks_event_vendor_rejected = () => `A store is rejected`
export const webhooks_event_webhook_disabled = () => `A webhook is switched off`
export const webhooks_events = () => `Events`
export const webhooks_failing = () => `Failing`
export const webhooks_failing_since = <T>(i: { moment: (words: string) => T }) => [`Nothing has arrived since `, i.moment(``), `.`]
export const webhooks_former_until = <T>(i: { moment: (words: string) => T }) => [`The former secret signs, too, until `, i.moment(``), `.`]
export const webhooks_happened = () => `Happened`
export const webhooks_limit_again = (i: { most: string | number; window: string | number; duration: string | number }) => `Deliveries were sent again ${i.most} times within ${i.window}. Please try again in ${i.duration}.`
export const webhooks_limit_changes = (i: { most: string | number; window: string | number; duration: string | number }) => `Webhooks were changed ${i.most} times within ${i.window}. Please try again in ${i.duration}.`
export const webhooks_loading = () => `Loading deliveries...`
export const webhooks_newest_first = () => `Deliveries, newest first`
export const webhooks_next_try = <T>(i: { moment: (words: string) => T }) => [`Next try `, i.moment(``)]
export const webhooks_none = () => `No address is told of anything yet.`
export const webhooks_not_loaded = () => `The deliveries could not be loaded.`
export const webhooks_nothing_told = () => `Nothing was told yet.`
export const webhooks_off = () => `Switched off`
export const webhooks_off_failing = () => `Switched off: nothing arrived for five days`
export const webhooks_off_gone = () => `Switched off: it answered that it is gone`
export const webhooks_older = () => `Older deliveries`
export const webhooks_on = () => `On`
export const webhooks_on_its_way = () => `The delivery is on its way.`
export const webhooks_problem_broken = () => `This was no answer that can be read.`
export const webhooks_problem_certificate = () => `The certificate of this host is not valid.`
export const webhooks_problem_dropped = () => `Not sent: the webhook is switched off, or this may not be read any more.`
export const webhooks_problem_off = () => `Not sent: the webhook was switched off.`
export const webhooks_problem_own_fault = () => `Something went wrong in the shop. It is tried again.`
export const webhooks_problem_refused = () => `The connection was refused or broken off.`
export const webhooks_problem_secret = () => `Not sent: the secret cannot be read any more. Please make a new one.`
export const webhooks_problem_timeout = () => `There was no answer in time.`
export const webhooks_problem_unknown_host = () => `This host has no address.`
export const webhooks_rotate = () => `New secret`
export const webhooks_rotate_asked = () => `Make a new secret? Both sign for 24 hours; after that the new one alone.`
export const webhooks_secret = () => `Signing secret`
export const webhooks_secret_once = () => `Please keep it now: it is not shown again.`
export const webhooks_send_what = (i: { event: string | number; messageId: string | number }) => `Send again: ${i.event}, ${i.messageId}`
export const webhooks_status_after = (i: { status: string | number; duration: string | number }) => `${i.status}, after ${i.duration} ms`
export const webhooks_switch_off = () => `Switch off`
export const webhooks_switch_on = () => `Switch on`
export const webhooks_title = () => `Webhooks`
export const webhooks_what_they_are = () => `A webhook tells a program of yours what happens here, a moment after it has. Each message is signed by Standard Webhooks.`
