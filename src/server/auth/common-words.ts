/** Words that passwords are made of (common-passwords.ts); our own list, from no leak. Lines with # are headings. */
export const COMMON_WORDS = `
# the keyboard and the alphabet
qwerty qwert qwer qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsx qaz
edc qweasd qweasdzxc poiuytrewq lkjhgfdsa mnbvcxz azerty qwertz abc abcd abcde abcdef abcdefg abcdefgh xyz xxx aaa aaaa zzz
zzzz asd zxc qwe wasd poiuy mnbvc

# the way in
password passwort passwd pass passcode passport passme letmein login welcome admin administrator root user guest test tester
testing secret access master changeme default temp temporary enter entry open opensesame private security secure system
server network internet computer laptop desktop windows office work home house manager service support info demo sample
example hello nothing something whatever nobody somebody anybody none forever never always yes please trust trustno

# fondness
love loves lover lovers loveme lovely lovelove iloveyou iloveu iluvu ilove loveyou youlove mylove truelove babylove inlove
baby babe babygirl babyboy honey sugar sweet sweety sweetie sweetheart heart hearts darling dear angel angels princess prince
queen king kiss kisses kissme hug hugs cutie cute pretty beauty beautiful gorgeous handsome sexy hottie hot happy smile
smiley friend friends bestfriend friendship family mother mommy mom mum mama father daddy dad papa sister brother son
daughter wife husband girl girls boy boys lady man woman men women kids child children honeymoon wedding marriage together

# living things
dog dogs doggy doggie puppy puppies cat cats kitty kitten kittycat lion tiger tigers bear bears panda monkey monkeys wolf
wolves fox foxes horse horses pony donkey cow bull bulls pig piggy sheep goat rabbit bunny mouse rat snake viper cobra python
dragon dragons dolphin dolphins whale shark sharks fish fishing penguin eagle eagles falcon falcons hawk hawks raven ravens
bird birds duck ducks chicken turkey peacock butterfly spider scorpion turtle frog dinosaur unicorn phoenix elephant gorilla
cheetah leopard jaguar cougar panther panthers bulldog flower flowers rose roses lily daisy jasmine lotus tulip sunflower
blossom violet orchid tree forest

# sky and ground
sun sunny sunshine sunset sunrise moon moonlight star stars starlight sky blue bluesky cloud rain rainbow storm thunder
lightning snow snowman snowball winter summer spring autumn fire fireball ice water ocean sea river lake mountain island
beach earth planet world space galaxy universe sunday monday tuesday wednesday thursday friday saturday january february
march april may june july august september october november december midnight morning night heaven paradise

# food
apple apples banana orange lemon cherry strawberry peaches peach mango grape melon chocolate cookie cookies candy cheese
butter pepper ginger cinnamon coffee tea pizza potato tomato pumpkin noodle pancake icecream cupcake muffin bacon burger
sandwich pasta bread rice biryani hilsa ilish peanut coconut pineapple

# colours, metals, stones
black white red green yellow purple pink brown silver gold golden diamond diamonds crystal ruby pearl emerald sapphire amber
platinum metal steel iron scarlet magenta

# play
football soccer baseball basketball hockey cricket tennis volleyball softball golf golfer rugby swimming swimmer boxing
karate judo skate skater skateboard surf surfer surfing snowboard racing racer runner running dance dancer dancing player
players game gamer games gameover champion champions winner legend chess poker casino lucky luck arsenal chelsea liverpool
barcelona realmadrid manchester united juventus milan bayern madrid brazil argentina yankees cowboys steelers lakers packers
redsox raiders giants dodgers broncos ranger rangers warriors warrior celtic everton tottenham messi ronaldo neymar maradona
jordan kobe shakib tamim mashrafi mushfiq sachin virat kohli dhoni playstation xbox nintendo mario zelda pokemon pikachu
minecraft warcraft starcraft halo naruto sasuke goku dragonball sonic

# tales and songs
superman batman spiderman ironman wolverine hulk avengers marvel joker robin starwars jedi yoda skywalker vader startrek
matrix terminator rambo rocky bond gandalf frodo hobbit merlin wizard harry potter harrypotter hogwarts hermione twilight
vampire zombie ghost demon devil hell satan god jesus christ jesuschrist godisgood bible church faith hope grace blessed
blessing mickey minnie donald goofy bambi simba nemo shrek simpsons homer bart garfield snoopy scooby tweety barbie
hellokitty cinderella tinkerbell peterpan sponge spongebob metallica nirvana slipknot eminem tupac beatles elvis madonna
shakira beyonce justin bieber onedirection linkinpark greenday blink acdc slayer guitar guitars music musica musical piano
drummer drums bass rock rocker rockstar rockyou rocknroll hiphop singer song songs radio punk emo

# wheels and makes
ferrari porsche mercedes bmw audi toyota honda yamaha suzuki ford mustang chevy camaro corvette nissan mazda lexus jeep
hummer harley davidson ducati kawasaki subaru volkswagen volvo bentley cadillac truck trucks driver motor turbo racecar
samsung nokia sony google yahoo gmail hotmail facebook twitter youtube instagram linkedin myspace microsoft adobe amazon
motorola iphone android intel oracle cisco dell lenovo toshiba logitech nike adidas puma gucci prada cocacola coke pepsi
sprite budweiser heineken marlboro mcdonalds

# great ones
hunter killer soldier sniper shooter army navy marine marines military captain commander general major sergeant boss chief
hero heroes champ ninja samurai pirate pirates cowboy viking spartan spartans gladiator knight knights trojan titan titans
zeus apollo hercules athena venus mars saturn jupiter mercury pluto phantom shadow mystery magic magical mystic genius crazy
insane loser stupid idiot fuck fucker fuckyou fuckme fuckoff shit bullshit bitch asshole bastard pussy dick cock porn sex
sexsex hardcore blowjob boobs tits penis vagina cumshot naughty playboy pimp gangsta gangster thug mafia scarface stoner weed
smoke smoker drunk beer vodka whiskey

# given names
michael michelle jennifer jessica charlie thomas andrew joshua matthew daniel robert william richard george anthony nicholas
alexander alexandra alexis alex austin brandon brian bryan cameron carlos caroline catherine charles chris christian
christina christine christopher dakota danielle david dennis diana dylan edward elizabeth emily emma eric erica ethan frank
gabriel gabriela garrett gregory hannah heather henry isabella jack jackson jacob jake james jamie jason jasper jeffrey
jeremy jerry jesse joe john johnny johnson jonathan joseph juan julia julian karen katherine kathleen katie kelly kenneth
kevin kimberly kristen larry laura lauren leonardo linda lisa logan louis lucas lucy luis madison marcus margaret maria marie
mark martin martina mary mason matt maverick max maxwell megan melanie melissa mike miguel monica morgan nancy natalie
natasha nathan nathaniel nicole oliver olivia oscar pamela patricia patrick paul peter philip phillip rachel raymond rebecca
ricardo roberto roger ronald rosemary russell ryan sabrina samantha sammy samuel sandra sara sarah scott sebastian sergio
sharon sophia sophie stanley stella stephanie stephen steve steven stewart susan sydney tanya taylor teresa theresa tiffany
timothy tony tracy travis trevor tyler vanessa veronica victor victoria vincent virginia walter wendy whitney winston xavier
yvonne zachary adrian albert alberto alejandro alfredo alicia amanda andrea angela angelica angelina annie antonio ashley
barbara benjamin bernard bethany beverly bonnie bradley brittany brooke carolina casey cassie cecilia charlotte cheryl
claudia courtney cynthia deborah denise derek diego dominic dorothy douglas eduardo eleanor fernando florence francis
francisco frankie freddy giovanni gloria harold harrison isabel ismail ivan jacqueline janice jeanette joanna joanne jocelyn
josephine joyce judith katrina kristina lawrence leonard lorenzo lorraine manuel marcel marina marissa marlene marshall
maureen michele mitchell murphy norman pedro peggy priscilla rafael ramirez randy regina roxanne salvador santiago santos
serena shannon sheila shirley spencer stefan stephan sterling sylvia tamara terry tommy tristan valentina valerie vladimir
wallace wilson yolanda

# at home
bangladesh bangla bangladeshi dhaka chittagong chattogram sylhet khulna rajshahi barisal rangpur comilla cumilla mymensingh
bogra gazipur narayanganj savar noakhali feni jessore joybangla amarsonarbangla sonarbangla amar tumi ami amitumi bhalobashi
valobasi valobashi bhalobasha valobasha tomake amitomake amitomakevalobashi jaan jan janu sona shona moyna tuktuki babu apu
vai bhai amma abba maa baba bondhu pakhi phool golap shapla rupali shonali allah allahu allahuakbar allahisone bismillah
bismillahir alhamdulillah subhanallah mashallah inshallah islam islamic muslim quran ramadan makkah madina kaba muhammad
mohammad mohammed mohammod ahmed ahmad rahman rahim karim hasan hasina hossain hussain hossen khan khanom begum akter akhter
sultana khatun uddin miah mia chowdhury sarkar sarker das roy saha ghosh dey shil ali abdullah abdul aziz imran tanvir
tanveer rakib sakib arif asif shuvo shuvro sumon suman rony raju ripon shohag sohag sujon jahid zahid nayeem naim fahim rifat
sabbir sajib sajid mamun masud monir munir nasir nazmul rasel rubel saiful shamim shakil shanto tareq tuhin yasin ayesha
fatema fatima farhana farzana jannat jannatul lamia mim mitu moushumi nasrin nusrat rahima rima rokeya ruma sadia salma samia
shanta sharmin shathi sumaiya tania tanjila tasnim krishna durga ganesh shiva lakshmi radha india indian pakistan america
american canada australia england london paris newyork newyorker california florida texas chicago boston houston dallas
denver vegas hollywood tokyo berlin roma italia france germany russia china japan mexico africa haat haathaat bazar bazaar
shop shopping market panjabi saree sharee lungi padma meghna jamuna sundarban

# the rest
money dollar million millionaire rich business company student school teacher college university science history physics
biology doctor nurse lawyer engineer police fireman pilot airplane airport train travel holiday vacation christmas birthday
party santa claus freedom liberty peace justice victory power energy future destiny dream dreamer dreams believe imagine
patience respect loyalty truth life live living alive death dead dying blood bloody bones skull dark darkness darkside light
bright tomorrow today yesterday time number numbers digital cyber hacker hack code coder coding linux unix java database
wireless bluetooth modem keyboard monitor printer camera picture pictures photo photos video movie movies cinema theater
television magazine book books reading writer writing pencil paper letter box bottle glass window door garden kitchen bedroom
bathroom chair table phone telephone mobile ring just random insert qqqq wwww eeee

# more places, teams, tales and beasts
brooklyn lasvegas michigan montreal scotland ireland thailand portugal hongkong singapore malaysia amsterdam portland
sandiego sanfrancisco columbus columbia colombia atlantic pacific oklahoma nebraska kentucky maryland colorado arizona
alabama georgia washington jersey ohio oregon nevada utah hawaii alaska richmond kingston cambridge oxford savannah redskins
patriots redwings wildcats tarheels mariners chargers penguins saints cardinals cardinal phillies orioles brewers athletics
bluejays rockets bruins flyers sabres sooners gators buckeyes hurricanes longhorn longhorns hawkeyes seminole seminoles
chiefs bengals browns jets colts mustangs bobcats blackhawks rovers villa godzilla stargate bobafett batgirl supergirl
superfly superstar catwoman spawn punisher xmen gambit cyclops daredevil sherlock morpheus trinity neo predator alien aliens
goonies seinfeld scoobydoo popeye donaldduck daffy bugsbunny pooh winnie poohbear tigger eeyore snickers skittles creampie
dietcoke drpepper redbull monster metallic deftones pearljam pinkfloyd zeppelin ledzeppelin aerosmith megadeth vanhalen
radiohead coldplay rammstein blizzard wolfpack stingray stallion bronco squirrel kangaroo koala mongoose anaconda rattlesnake
alligator crocodile flamingo ostrich hamster beagle poodle labrador doberman rottweiler retriever mastiff husky spaniel
chihuahua swordfish lobster octopus aardvark buffalo moose badger beaver otter rhino hippo zebra giraffe camel honeybee
bumblebee ladybug dragonfly firefly creative explorer einstein newton mozart beethoven napoleon geronimo cleopatra socrates
aristotle lincoln kennedy reagan clinton obama jefferson franklin roosevelt churchill anderson williams peterson thompson
robinson campbell martinez rodriguez gonzalez hernandez lopez garcia sanchez perez davis miller moore walker parker edwards
collins morris bailey cooper bennett brooks sanders foster simmons chandler hamilton clifford frederic frederick theodore
clarence jeremiah emmanuel beatrice isabelle elisabeth valentino cristian cristina cristiano alessandro giuseppe francesca
viktoria veronika anastasia ekaterina svetlana natalia tatiana irina olga elena sergey dmitri vladislav andrey nikita maxim
aleksandr infinity serenity precious remember eternity immortal ultimate infantry cavalier crusader assassin guardian
defender avenger destroyer intruder intrepid renegade outlaw rebel commando gunner airborne airforce spitfire tomcat apache
blackhawk nighthawk stealth freepass freeuser mistress pleasure playtime goodtime showtime daytime nighttime goodluck
thankyou hotstuff babydoll sweetpea lollipop marshmallow munchkin peekaboo dingdong kingkong bigdaddy bigdog bigboy bigguy
bigman billybob butthead shithead dickhead fuckface dumbass badass jackass butthole nopass nopassword wordpass passpass
drowssap software hardware webmaster enterprise corporate marketing sales account accounts accounting finance banking
personal standard classic original official national universal electric electron atomic nuclear quantum stardust stargazer
starfish starbuck starbucks moonbeam twinkle sparkle glitter shimmer mystique magnolia violets lavender vanilla strawberries
blueberry raspberry watermelon mushroom spaghetti meatball hotdog popcorn doughnut pancakes anything everything everyone
whocares idontknow dontknow ihateyou hateyou loveless lonely lonewolf lonestar sadness broken heartbreak brokenheart
`
